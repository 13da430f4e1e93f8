import { explainScore } from '@fourfold/contract/calls';
import type { ScoreEvidence as Evidence } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { call } from '../../../lib/api.ts';
import { bandOf } from '../../../lib/band-of.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { LoadingPart } from '../../../ui/loading-part.tsx';
import { Score } from '../../../ui/score.tsx';
import { useCulture } from '../culture-context.ts';
import { people, signed, whole } from '../figure-words.ts';
import { Agreement } from './agreement.tsx';
import { FigureLine } from './figure-line.tsx';
import { Question } from './question.tsx';
import { ShareBar } from './share-bar.tsx';

/** What one score of the group is, how sure, from whom and why. */
export function ScoreEvidence({ measureKey, of }: { measureKey: string; of: 'measure' | 'group' }) {
  const { filter, key } = useCulture();
  const evidence = useLoading(`${key} ${of} ${measureKey}`, (signal) =>
    call(explainScore, { params: { measureKey }, query: { ...filter, of } }, { signal }),
  );
  return (
    <LoadingPart loading={evidence} label={t`Loading what is behind this score`}>
      {(answer) => <Answers evidence={answer} />}
    </LoadingPart>
  );
}

function Answers({ evidence }: { evidence: Evidence }) {
  const { name, group, definition, figure, withheld, what, how_sure, from_whom, why, share, agreement } =
    evidence;
  return (
    <div>
      <Question asks={t`What is it`}>
        <p className="font-display text-h4">
          {name}{' '}
          {group.name !== name && <span className="font-sans text-note text-ink-soft">{group.name}</span>}
        </p>
        <p>{definition}</p>
        <p className="text-note text-ink-soft">{what}</p>
        {evidence.when_low !== null && evidence.when_high !== null && (
          <dl className="grid gap-x-6 gap-y-1 text-note text-ink-soft sm:grid-cols-2">
            <div>
              <dt className="font-medium text-ink">
                <Trans>When it is low</Trans>
              </dt>
              <dd>{evidence.when_low}</dd>
            </div>
            <div>
              <dt className="font-medium text-ink">
                <Trans>When it is high</Trans>
              </dt>
              <dd>{evidence.when_high}</dd>
            </div>
          </dl>
        )}
      </Question>
      <Question asks={t`How certain`}>
        {figure ? <FigureLine figure={figure} /> : <p>{withheld?.text}</p>}
        <p>{how_sure}</p>
        {evidence.norm && <Norm {...evidence.norm} />}
      </Question>
      <Question asks={t`From whom`}>
        <p>{from_whom}</p>
        {share && <ShareBar {...share} />}
        {agreement && <Agreement {...agreement} />}
        <Departments departments={evidence.departments} />
      </Question>
      <Question asks={t`Why`}>
        <p>{why}</p>
        <Links evidence={evidence} />
        <Measures measures={evidence.measures} />
      </Question>
      {evidence.suggestion_low !== null && (
        <Question asks={t`What to try`}>
          {evidence.suggestion_high === null ? (
            <p>{evidence.suggestion_low}</p>
          ) : (
            <>
              <p>
                <Trans>For more of it: {evidence.suggestion_low}</Trans>
              </p>
              <p>
                <Trans>For less of it: {evidence.suggestion_high}</Trans>
              </p>
            </>
          )}
        </Question>
      )}
    </div>
  );
}

/** Beside the score: 100 stays balanced, whatever is common elsewhere. */
function Norm({ groups, percentile, low, high }: NonNullable<Evidence['norm']>) {
  return (
    <p className="text-note text-ink-soft">
      <Trans>
        Higher than {percentile}% of the {groups} organisations here (likely range {low}% to {high}%). 100
        stays balanced, wherever others stand.
      </Trans>
    </p>
  );
}

/** What a competency is made of; each opens in turn. */
function Measures({ measures }: Pick<Evidence, 'measures'>) {
  const { ask } = useCulture();
  if (measures.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {measures.map(({ key, name, figure }) => (
        <li key={key} className="flex flex-wrap items-center justify-between gap-x-4 border-b py-1">
          <button
            type="button"
            className="link text-link pointer-coarse:py-2"
            onClick={() => ask({ about: 'score', key })}
          >
            {name}
          </button>
          {figure && (
            <Score
              value={whole(figure.score)}
              interval={[whole(figure.low), whole(figure.high)]}
              middle={100}
              tone={bandOf(figure)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Departments({ departments }: Pick<Evidence, 'departments'>) {
  if (departments.length < 2) return null;
  return (
    <ul className="grid gap-1">
      {departments.map(({ id, name, people: count, figure, withheld }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-b py-1">
          <span>
            {name} <span className="text-note text-ink-soft">{people(count)}</span>
          </span>
          {figure ? (
            <Score
              value={whole(figure.score)}
              interval={[whole(figure.low), whole(figure.high)]}
              middle={100}
              tone={bandOf(figure)}
            />
          ) : (
            <span className="text-note text-ink-soft">{withheld?.text}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Links({ evidence: { links, kind } }: { evidence: Evidence }) {
  const { ask } = useCulture();
  if (links.length === 0) return null;
  return (
    <ul className="text-note text-ink-soft">
      {links.map(({ behaviour, perception, correlation, low, high, expected }) => (
        <li key={`${behaviour.key} ${perception.key}`}>
          <Trans>
            Goes with{' '}
            <button
              type="button"
              className="link text-link pointer-coarse:py-2"
              onClick={() => ask({ about: 'link', behaviour: behaviour.key, perception: perception.key })}
            >
              {kind === 'behaviour' ? perception.name : behaviour.name}
            </button>
          </Trans>
          : {signed(correlation, 2)}
          {low !== null && high !== null && t`, likely range ${signed(low, 2)} to ${signed(high, 2)}`}
          {expected && t`, as the authors expected`}
        </li>
      ))}
    </ul>
  );
}
