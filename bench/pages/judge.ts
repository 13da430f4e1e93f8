/** What of a Lighthouse report is asked of our pages. */
export interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly numericValue?: number;
        readonly details?: { readonly items?: readonly Readonly<Record<string, unknown>>[] };
      }
    >
  >;
}

export interface Measured {
  /** Performance, accessibility, best practices, SEO: 0 to 100. */
  readonly scores: readonly number[];
  /** Milliseconds until the largest part is painted. */
  readonly lcp: number;
  readonly cls: number;
  /** The addresses of the scripts that the page fetched. */
  readonly scripts: readonly string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Of the scores, in their order. Performance moves by a point or two with the machine; the others are right or wrong. */
const least = [95, 100, 100, 100];
const most = { lcp: 2500, cls: 0.0005 };

export function read({ categories: found, audits }: Report): Measured {
  const requests = audits['network-requests']?.details?.items ?? [];
  const scripts = requests
    .filter(({ resourceType }) => resourceType === 'Script')
    .map(({ url }) => String(url));
  return {
    scores: categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)),
    lcp: audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.POSITIVE_INFINITY,
    scripts: [...new Set(scripts)],
  };
}

/** What it is short of, in words; nothing where all is as asked for. */
export function misses({ scores, lcp, cls }: Measured): string[] {
  const short = scores.flatMap((score, index) => {
    const wanted = least[index] ?? 100;
    return score < wanted ? [`${categories[index]} ${score} of ${wanted}`] : [];
  });
  if (!(lcp < most.lcp)) short.push(`painted after ${(lcp / 1000).toFixed(2)} s`);
  if (!(cls < most.cls)) short.push(`moves by ${cls.toFixed(4)}`);
  return short;
}

/** Whether the one is worse than the other: by its scores, and where they are the same by its paint. */
export function worse(one: Measured, other: Measured): boolean {
  const sum = ({ scores }: Measured) => scores.reduce((all, score) => all + score, 0);
  return sum(one) === sum(other) ? one.lcp > other.lcp : sum(one) < sum(other);
}
