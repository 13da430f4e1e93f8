import type { OpenedLink } from '@fourfold/contract/words';
import { useEffect } from 'react';
import { Respondent } from '../features/assessment/respondent.tsx';
import { Failure } from '../features/failure/failure.tsx';
import { ComesLate, NeedsScripts } from '../features/failure/still-coming.tsx';
import type { PersonalLink } from '../lib/personal-link.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { Notice } from '../ui/notice.tsx';
import { Boundary } from './boundary.tsx';

interface RespondentPageProps {
  link: PersonalLink;
  opened: OpenedLink | null;
}

/**
 * All that a respondent's document holds, the same on the server and in the browser: nothing but the page, in the serif
 * alone as the other personal pages are (`layouts/blank.tsx`), and what is said where the scripts are missing.
 */
export function RespondentPage({ link, opened }: RespondentPageProps) {
  const isAlive = useHydrated();
  useEffect(sayAlive, []);
  return (
    <div className="font-serif [--text-body:1.1875rem] [--text-note:0.9375rem] [--text-ui:1.0625rem]">
      <main id="content">
        {!isAlive && (
          <>
            <div className="page max-w-[38rem] text-read noscript:pt-8">
              <NeedsScripts />
            </div>
            <div className="comes-late fixed inset-x-0 bottom-0 z-10 p-3">
              <Notice kind="warning" className="mx-auto max-w-[36rem] border-line shadow-float">
                <ComesLate />
              </Notice>
            </div>
          </>
        )}
        <Boundary broken={<Failure />}>
          <Respondent link={link} opened={opened} />
        </Boundary>
      </main>
    </div>
  );
}

/** From here on a press is heard by React. */
function sayAlive(): void {
  document.documentElement.dataset.alive = '';
}
