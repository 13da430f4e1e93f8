import { bibliography, type WorkKey } from '@fourfold/content/bibliography';

const anchorOf = (work: WorkKey) => `work-${work}`;

/** Names and year in the text, leading to the full reference. */
export function Cite({ work }: { work: WorkKey }) {
  return <a href={`#${anchorOf(work)}`}>{bibliography[work].short}</a>;
}

/** What the article cites, in full. */
export function References({ of }: { of: readonly WorkKey[] }) {
  return (
    <section
      aria-labelledby="references"
      className="article-references mt-14 border-t pt-6 font-sans text-note"
    >
      <h2 id="references">References</h2>
      <div className="mt-4 grid gap-3 text-ink-soft">
        {of.map((work) => (
          <Reference key={work} work={work} />
        ))}
      </div>
    </section>
  );
}

function Reference({ work }: { work: WorkKey }) {
  const { authors, year, title, where, ...rest } = bibliography[work];
  const doi = 'doi' in rest ? rest.doi : undefined;
  return (
    <span id={anchorOf(work)} className="scroll-mt-24 pl-6 -indent-6">
      {authors} ({year}). {title}. <cite>{where}</cite>.
      {doi !== undefined && (
        <>
          {' '}
          <a href={`https://doi.org/${doi}`}>doi.org/{doi}</a>
        </>
      )}
    </span>
  );
}
