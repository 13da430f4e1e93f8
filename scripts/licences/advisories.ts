/** What `npm audit --json` printed, as lines; `asked` is false where no registry answered the question. */
export interface Advisories {
  readonly asked: boolean;
  readonly lines: readonly string[];
  /** How many of them are at least moderate. */
  readonly serious: number;
}

interface Audit {
  readonly message?: string;
  readonly error?: { readonly summary?: string };
  readonly vulnerabilities?: Record<
    string,
    {
      readonly severity: string;
      readonly range?: string;
      readonly via: readonly (string | { readonly title?: string; readonly url?: string })[];
    }
  >;
}

const slight = new Set(['info', 'low']);

export function readAdvisories(printed: string): Advisories {
  const audit = parse(printed);
  if (audit?.vulnerabilities === undefined) {
    const why = audit?.message ?? (audit?.error?.summary || 'npm said nothing that can be read');
    return { asked: false, serious: 0, lines: [`Known advisories could not be asked for: ${why.trim()}`] };
  }
  const all = Object.entries(audit.vulnerabilities);
  const lines = all.map(([name, { severity, range = '', via }]) => {
    const titles = via.map((one) => (typeof one === 'string' ? `through ${one}` : `${one.title} ${one.url}`));
    return `${severity}: ${name} ${range}: ${titles.join('; ')}`;
  });
  const serious = all.filter(([, { severity }]) => !slight.has(severity)).length;
  return { asked: true, serious, lines: lines.length === 0 ? ['No advisories are known.'] : lines };
}

function parse(printed: string): Audit | null {
  try {
    return JSON.parse(printed) as Audit;
  } catch {
    return null;
  }
}
