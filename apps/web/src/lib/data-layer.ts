/** The list that a tag reads, once one is allowed to load. Before that it is only a list, and stays in the browser. */
declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export function note(event: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}

/** A command as Google's tag takes it: it tells commands from events by their being an arguments object. */
export function tagCommand(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would be read as an event
  note(arguments);
}

const converted = new Set<string>();

/**
 * A visitor has left an address: which form it was, and nothing about the person. The second step of a form, or the same
 * form sent again, is the same lead.
 */
export function noteConversion(source: string, email: string): void {
  const lead = `${source} ${email}`;
  if (converted.has(lead)) return;
  converted.add(lead);
  note({ event: 'generate_lead', lead_source: source });
}
