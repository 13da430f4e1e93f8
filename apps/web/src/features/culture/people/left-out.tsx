import { type AnswerOf, listLeftOut } from '@fourfold/contract/calls';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { call } from '../../../lib/api.ts';
import { chance } from '../../../lib/chance.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { CertaintyBadge } from '../../../ui/certainty-badge.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { LoadingPart } from '../../../ui/loading-part.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useCulture } from '../culture-context.ts';
import { inWords, whole } from '../figure-words.ts';
import { useFilter } from '../use-filter.ts';

/** Whose answers are left out and why, what would change with them, and the switch that puts them back. */
export function LeftOut() {
  const { filter, key } = useCulture();
  const { change } = useFilter();
  const { round, department } = filter;
  const leftOut = useLoading(key, (signal) =>
    call(
      listLeftOut,
      { query: { ...(round ? { round } : {}), ...(department ? { department } : {}) } },
      { signal },
    ),
  );
  return (
    <LoadingPart loading={leftOut} label={t`Loading what is left out`}>
      {({ sentence, people, put_back }) => (
        <>
          <p className="text-ui text-ink-soft">{sentence}</p>
          <ul className="mt-3 text-ui">
            {people.map(({ id, first_name, last_name, department: name, reasons }) => (
              <li key={id} className="border-b py-2">
                {first_name} {last_name} <span className="text-note text-ink-soft">{name}</span>
                <ul className="list-disc pl-5 text-note text-ink-soft">
                  {reasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          <Switch
            label={t`Put these answers back`}
            hint={t`This applies only to this view. The link to this page remembers it.`}
            checked={filter.include === 'left_out'}
            onChange={(event) => change({ include: event.target.checked ? 'left_out' : undefined })}
            className="mt-4"
          />
          {put_back && <PutBack {...put_back} />}
        </>
      )}
    </LoadingPart>
  );
}

function PutBack(changed: Changed) {
  const { sentence, changes, opportunities_without, opportunities_with } = changed;
  return (
    <div className="mt-4 border-t pt-4 text-ui">
      <h3 className="font-sans font-medium">
        <Trans>What would change</Trans>
      </h3>
      <p className="mt-1 text-ink-soft">{sentence}</p>
      <dl className="mt-3 grid gap-x-8 gap-y-3 text-note sm:grid-cols-2">
        <div>
          <dt className="text-ink-soft">
            <Trans>Top five without them</Trans>
          </dt>
          <Five of={opportunities_without} />
        </div>
        <div>
          <dt className="text-ink-soft">
            <Trans>Top five with them</Trans>
          </dt>
          <Five of={opportunities_with} />
        </div>
      </dl>
      <Scores of={changes} />
    </div>
  );
}

type Changed = NonNullable<AnswerOf<typeof listLeftOut>['put_back']>;

/** Those that a reader would see move, and how many would not. */
function Scores({ of }: { of: Changed['changes'] }) {
  const moves = of.filter(({ without, with: together }) => whole(without.score) !== whole(together.score));
  const same = of.length - moves.length;
  if (of.length === 0) return null;
  return (
    <>
      {moves.length > 0 && (
        <Fold label={plural(moves.length, { one: '# score would change', other: '# scores would change' })}>
          <ul className="text-note text-ink-soft">
            {moves.map(({ key, name, without, with: together }) => (
              <li key={key}>
                <Trans>
                  {name}: {inWords(without)} without them, {inWords(together)} with them
                </Trans>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {same > 0 && (
        <p className="mt-1 text-note text-ink-soft">
          {plural(same, {
            one: '# score would stay the same, rounded to whole points.',
            other: '# scores would stay the same, rounded to whole points.',
          })}
        </p>
      )}
    </>
  );
}

function Five({ of }: { of: Changed['opportunities_with'] }) {
  return (
    <dd>
      <ol>
        {of.map(({ name, label, probability }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-2 py-0.5">
            {name} <CertaintyBadge label={label} chance={chance(probability)} />
          </li>
        ))}
      </ol>
    </dd>
  );
}
