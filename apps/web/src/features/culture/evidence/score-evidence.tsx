import { explainScore } from '@fourfold/contract/calls';
import type { CultureFilter, ScoreEvidence as Evidence, Figure } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { call } from '../../../lib/api.ts';
import { bandOf } from '../../../lib/band-of.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LoadingPart } from '../../../ui/loading-part.tsx';
import { Score } from '../../../ui/score.tsx';
import { type AskedScore, useCulture } from '../culture-context.ts';
import { withFilter } from '../culture-filter.ts';
import { people, signed, whole } from '../figure-words.ts';
import { Agreement } from './agreement.tsx';
import { FigureLine } from './figure-line.tsx';
import { Norm } from './norm.tsx';
import { Question } from './question.tsx';
import { ShareBar } from './share-bar.tsx';

interface ScoreEvidenceProps {
  asked: AskedScore;
  onClose: () => void;
}

/** What one score of a group is, how sure, from whom and why; of a department with everyone's beside it. */
export function ScoreEvidence({ asked, onClose }: ScoreEvidenceProps) {
  const { filter, key } = useCulture();
  const { key: measureKey, of = 'measure', department } = asked;
  const evidence = useLoading(`${key} ${of} ${measureKey} ${department?.id}`, async (signal) => {
    const ask = (query: CultureFilter) =>
      call(explainScore, { params: { measureKey }, query: { ...query, of } }, { signal });
    const { department: _, ...everyone } = filter;
    if (department === undefined) return { answer: await ask(filter), company: null };
    if (department === null) return { answer: await ask(everyone), company: null };
    const [answer, company] = await Promise.all([
      ask({ ...everyone, department: department.id }),
      ask(everyone),
    ]);
    return { answer, company: company.figure };
  });
  return (
    <LoadingPart loading={evidence} label={t`Loading what is behind this score`}>
      {({ answer, company }) => (
        <Answers evidence={answer} company={company} asked={asked} onClose={onClose} />
      )}
    </LoadingPart>
  );
}

interface AnswersProps extends ScoreEvidenceProps {
  evidence: Evidence;
  company: Figure | null;
}

function Answers({ evidence, company, asked, onClose }: AnswersProps) {
  const { department } = asked;
  const {
    name,
    group,
    definition,
    figure,
    kind,
    withheld,
    what,
    how_sure,
    from_whom,
    why,
    share,
    agreement,
  } = evidence;
  return (
    <div>
      <Question asks={t`What it is`}>
        <p className="font-display text-h4">
          {department ? t`${name} in ${department.name}` : name}{' '}
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
        {figure ? <FigureLine figure={figure} kind={kind} /> : <p>{withheld?.text}</p>}
        <p>{how_sure}</p>
        {company && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 border-y py-1">
            <Trans>Everyone</Trans>
            <Score
              value={whole(company.score)}
              interval={[whole(company.low), whole(company.high)]}
              middle={100}
              tone={bandOf(company)}
            />
          </div>
        )}
        {evidence.norm && <Norm {...evidence.norm} kind={kind} />}
      </Question>
      <Question asks={t`Whose answers`}>
        <p>{from_whom}</p>
        {share && <ShareBar {...share} people={evidence.people} />}
        {agreement && <Agreement {...agreement} />}
        <Departments departments={evidence.departments} />
      </Question>
      <Question asks={t`Why`}>
        <p>{why}</p>
        <Links evidence={evidence} />
        <Measures measures={evidence.measures} asked={asked} />
      </Question>
      <WhatToTry evidence={evidence} />
      {department && <LookAtAlone department={department} onClose={onClose} />}
    </div>
  );
}

/** For the side on which the figure lies; for both where it is balanced. */
function WhatToTry({
  evidence: { figure, suggestion_low, suggestion_high },
}: Pick<AnswersProps, 'evidence'>) {
  if (suggestion_low === null) return null;
  const side = figure === null || bandOf(figure) === 3 ? null : figure.side;
  return (
    <Question asks={t`What to try`}>
      {suggestion_high === null ? (
        <p>{suggestion_low}</p>
      ) : (
        <>
          {side !== 'high' && (
            <p>
              <Trans>For more of it: {suggestion_low}</Trans>
            </p>
          )}
          {side !== 'low' && (
            <p>
              <Trans>For less of it: {suggestion_high}</Trans>
            </p>
          )}
        </>
      )}
    </Question>
  );
}

/** The way from one figure of a department to all of them. */
function LookAtAlone({ department: { id, name }, onClose }: { department: Department; onClose: () => void }) {
  const [query] = useSearchParams();
  if (query.get('department') === id) return null;
  return (
    <div className="border-t pt-3.5">
      <ButtonLink size="small" to={`?${withFilter(query, { department: id })}`} onClick={onClose}>
        <Trans>Show the whole page for {name} alone</Trans>
      </ButtonLink>
    </div>
  );
}

type Department = NonNullable<AskedScore['department']>;

/** What a competency is made of; each opens in turn. */
function Measures({ measures, asked }: Pick<Evidence, 'measures'> & { asked: AskedScore }) {
  const { ask } = useCulture();
  if (measures.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {measures.map(({ key, name, figure }) => (
        <li key={key} className="flex flex-wrap items-center justify-between gap-x-4 border-b py-1">
          <button
            type="button"
            className="link text-link pointer-coarse:py-2"
            onClick={() => ask({ ...asked, key, of: 'measure' })}
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
    <>
      <ul className="text-note text-ink-soft">
        {links.map(({ behaviour, perception, correlation, low, high, expected, stands_out }) => (
          <li key={`${behaviour.key} ${perception.key}`}>
            {stands_out ? t`Connected with` : t`May be connected with`}{' '}
            <button
              type="button"
              className="link text-link pointer-coarse:py-2"
              onClick={() => ask({ about: 'link', behaviour: behaviour.key, perception: perception.key })}
            >
              {kind === 'behaviour' ? perception.name : behaviour.name}
            </button>
            : {signed(correlation, 2)}
            {low !== null && high !== null && t`, likely range ${signed(low, 2)} to ${signed(high, 2)}`}
            {expected && t`, as the questionnaire’s authors expected`}
          </li>
        ))}
      </ul>
      <p className="text-note text-ink-soft">
        <Trans>
          These are the closest of the connections that the authors expected or that are clear here. The pages
          about opportunities and barriers use the same connections.
        </Trans>
      </p>
    </>
  );
}
