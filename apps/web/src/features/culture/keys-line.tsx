import { rescoreRound } from '@fourfold/contract/calls';
import type { CultureAnswer } from '@fourfold/contract/schemas';
import { sayKeys } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { decimalOf, percentOf } from '../../lib/numbers.ts';
import { toast } from '../../lib/toast-store.ts';
import { useChange } from '../../lib/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useMay } from './may-context.ts';

interface KeysLineProps extends Pick<CultureAnswer, 'keys' | 'keys_version' | 'round'> {
  readonly onRescored: () => void;
}

/** Which keys the figures were made with, what learning has done to them, and the newest for a closed round that has older ones. */
export function KeysLine({
  keys: { people, narrower, newest },
  keys_version: version,
  round,
  onRescored,
}: KeysLineProps) {
  const { start_round } = useMay();
  const percent = percentOf(narrower);
  const isNarrower = Math.round(100 * narrower) > 0;
  const answers = decimalOf(people, 0);
  return (
    <span className="text-note text-ink-soft">
      {people === 0 ? (
        sayKeys({ version })
      ) : (
        <Trans>
          Scoring keys: version {version}, learned from {answers} answers.
        </Trans>
      )}{' '}
      {people > 0 && isNarrower && (
        <Trans>
          With them, likely ranges are {percent} narrower than with the authors’ keys. In small groups the
          gain is smaller.
        </Trans>
      )}
      {people > 0 && !isNarrower && <Trans>We now know better what each option tells us.</Trans>}{' '}
      {!newest && <Trans>This round keeps the scoring keys that it has had so far.</Trans>}{' '}
      {!newest && start_round && round !== null && <Rescore round={round} onRescored={onRescored} />}
    </span>
  );
}

interface RescoreProps {
  readonly round: NonNullable<CultureAnswer['round']>;
  readonly onRescored: () => void;
}

function Rescore({ round, onRescored }: RescoreProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, run } = useChange();
  const rescore = async () => {
    const done = await run(async () => {
      await call(rescoreRound, { params: { roundId: round.id } });
      toast(t`${round.name} now uses the latest scoring keys.`);
    });
    if (!done) return;
    setIsOpen(false);
    onRescored();
  };
  return (
    <>
      <button type="button" className="link text-link pointer-coarse:py-2" onClick={() => setIsOpen(true)}>
        <Trans>Use the latest</Trans>
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t`Use the latest scoring keys for ${round.name}?`}
        description={t`Its scores and ranges will change and may no longer match what you have exported or reported from this round. The answers stay as they are.`}
        actions={
          <>
            <Button variant="quiet" onClick={() => setIsOpen(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="primary" loading={isBusy} onClick={rescore}>
              <Trans>Use the latest scoring keys</Trans>
            </Button>
          </>
        }
      />
    </>
  );
}
