import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { FitChart, type FitPoint } from '../../charts/fit-chart/fit-chart.tsx';
import { Field } from '../../ui/field.tsx';
import { Finding } from '../../ui/finding.tsx';
import { KeysVersion } from '../../ui/keys-version.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { byVacancy, type VacancyGroup } from './by-vacancy.ts';
import { candidateAddress } from './candidate-address.ts';
import { CandidatesTable } from './candidates-table.tsx';
import type { Hires } from './hires-data.ts';
import { useHiresView } from './use-hires-view.ts';

/** Candidates beside a team: the sentence, the chart and the list; or the sample company's, marked. */
export function Compared({ hires, asked }: { hires: Hires; asked: string | undefined }) {
  const navigate = useNavigate();
  const { state, candidates, team, waiting, not_shown, withheld, keys_version, fair_use } = hires;
  const isSample = state === 'sample';
  const groups = byVacancy(candidates);
  const points = pointsOf(groups);
  return (
    <>
      {isSample && (
        <Notice title={t`No data yet.`} className="mb-6">
          {waiting === 0
            ? t`What you see here is a sample: invented candidates beside an invented company. Invite the first candidate below.`
            : plural(waiting, {
                one: 'One candidate is invited and not finished. Until then you see a sample: invented candidates beside an invented company.',
                other:
                  '# candidates are invited and not finished. Until then you see a sample: invented candidates beside an invented company.',
              })}
        </Notice>
      )}
      <Finding
        sentence={hires.sentence}
        sure={team === null ? (withheld?.text ?? '') : points.length > 0 && aboutDots}
      >
        <TeamChoice hires={hires} asked={asked} />
        {candidates.length > 0 && (
          <div className={isSample ? 'sample' : undefined}>
            {points.length > 0 && (
              <FitChart
                points={points}
                onOpen={
                  isSample
                    ? undefined
                    : (response_id) => void navigate(candidateAddress({ response_id }, asked))
                }
              />
            )}
            <CandidatesTable groups={groups} link={isSample ? null : (asked ?? '')} />
          </div>
        )}
        <p className="mt-4 max-w-narrow text-ui text-ink-soft">
          <Trans>
            <strong className="font-medium text-ink">Fit</strong> says how much of the team’s own spread the
            profile lies within. Low fit is a difference, not a fault.{' '}
            <strong className="font-medium text-ink">Add</strong> says how far the team’s development areas
            would move towards balance. 50 changes nothing. Where one{' '}
            <strong className="font-medium text-ink">can’t be told</strong>, a sheet filled in at random would
            get much the same.
          </Trans>
        </p>
        <p className="mt-3 mb-6 max-w-narrow border-l-2 border-accent pl-3 text-ui font-medium">{fair_use}</p>
        <KeysVersion version={keys_version} />
        {!isSample && (waiting > 0 || not_shown > 0) && (
          <p className="mt-3 text-ui text-ink-soft">
            {waiting > 0 && t`${waiting} invited and not finished.`}{' '}
            {not_shown > 0 &&
              plural(not_shown, {
                one: '# submitted and not shown: this person was told of other roles, or answered another version of the questionnaire.',
                other:
                  '# submitted and not shown: these people were told of other roles, or answered another version of the questionnaire.',
              })}
          </p>
        )}
      </Finding>
    </>
  );
}

const aboutDots = t`Every dot has the lines of its likely ranges. Only candidates with both fit and add have one.`;

/** Those of whom both are told, numbered as in the table. */
const pointsOf = (groups: readonly VacancyGroup[]): FitPoint[] =>
  groups
    .flatMap((group) => group.candidates)
    .flatMap(({ response_id: id, fit, add }, index) =>
      fit === null || add === null ? [] : [{ id, number: index + 1, fit, add }],
    );

function TeamChoice({
  hires: { state, teams, team_id },
  asked,
}: {
  hires: Hires;
  asked: string | undefined;
}) {
  const { change } = useHiresView();
  if (state === 'sample' || teams.length < 2) return null;
  return (
    <Field label={t`Compare with`} className="mb-5 max-w-72">
      <Select value={asked ?? team_id} onChange={({ target }) => change({ team: target.value })}>
        {teams.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
