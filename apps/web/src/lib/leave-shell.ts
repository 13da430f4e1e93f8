/**
 * Takes away what a shell said of its page (`scripts/page-shells.ts`), once the page itself says it: what React has not
 * written it does not change, and the next screen would go on under the title of the first.
 */
export function leaveShell(): void {
  for (const tag of document.querySelectorAll('head > [data-shell]')) tag.remove();
}
