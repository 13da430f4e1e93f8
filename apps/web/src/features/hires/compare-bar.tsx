import type { ComparedCandidate } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { mostCompared } from './hires-data.ts';
import { useHiresView } from './use-hires-view.ts';

interface CompareBarProps {
  chosen: readonly ComparedCandidate[];
  onClear: () => void;
}

/** Puts the candidates who are ticked side by side. */
export function CompareBar({ chosen, onClear }: CompareBarProps) {
  const { addressWith } = useHiresView();
  const count = chosen.length;
  if (count === 0) return null;
  return (
    <section
      aria-label={t`Chosen candidates`}
      className="sticky bottom-(--foot,0px) z-10 mt-3 flex flex-wrap items-center gap-2 rounded border bg-raised px-3 py-2 text-ui shadow-float print:hidden max-md:bottom-16"
    >
      <p role="status" className="mr-auto font-medium tabular-nums">
        {count === 1
          ? t`1 chosen. Choose one or two more.`
          : count === mostCompared
            ? plural(count, {
                one: '# chosen, which is the maximum',
                other: '# chosen, which is the maximum',
              })
            : plural(count, { one: '# chosen', other: '# chosen' })}
      </p>
      {count > 1 && (
        <ButtonLink
          size="small"
          variant="primary"
          to={addressWith({
            ticked: '',
            compare: chosen.map(({ response_id }) => response_id).join(),
          })}
        >
          <Trans>Compare side by side</Trans>
        </ButtonLink>
      )}
      <Button size="small" variant="quiet" onClick={onClear}>
        <Trans>Clear</Trans>
      </Button>
    </section>
  );
}
