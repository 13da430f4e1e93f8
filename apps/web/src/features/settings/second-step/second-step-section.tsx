import { secondStepRule } from '@fourfold/contract/words';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { onDay } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../section.tsx';
import type { SecondStep } from '../settings-data.ts';
import { RenewCodes } from './renew-codes.tsx';
import { SetUp } from './set-up.tsx';
import { TurnOff } from './turn-off.tsx';

export function SecondStepSection({ secondStep }: { secondStep: Promise<SecondStep> }) {
  return (
    <Section
      title={t`Two-step verification`}
      note={t`After your password, you enter a code from an app on your phone. A stolen password alone won’t open your account.`}
    >
      <Loaded data={secondStep} label={t`Loading two-step verification`}>
        {(value) => <State {...value} />}
      </Loaded>
    </Section>
  );
}

type Dialog = 'setUp' | 'renew' | 'turnOff';
/** So few that new ones should be made soon. */
const few = 3;

function State({ since, recovery_codes_left: left }: SecondStep) {
  const [open, setOpen] = useState<Dialog | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {since === null ? (
        <>
          <p className="text-ui">
            <Trans>
              <strong className="font-semibold">Off.</strong> You need an app that shows these codes. Many
              password managers have one.
            </Trans>
          </p>
          <Button className="mt-4" onClick={() => setOpen('setUp')}>
            <Trans>Set it up</Trans>
          </Button>
        </>
      ) : (
        <>
          <p className="text-ui">
            <Trans>
              <strong className="font-semibold">On</strong> since {onDay(since)}.
            </Trans>{' '}
            {plural(left, {
              one: `# of ${secondStepRule.recoveryCodes} recovery codes is left.`,
              other: `# of ${secondStepRule.recoveryCodes} recovery codes are left.`,
            })}
          </p>
          {left <= few && (
            <Notice kind="warning" className="mt-4 max-w-narrow">
              {left === 0 ? (
                <Trans>
                  Without recovery codes, you’ll be locked out if you lose your phone. Make new ones.
                </Trans>
              ) : (
                <Trans>
                  With so few recovery codes left, you could be locked out if you lose your phone. Make new
                  ones.
                </Trans>
              )}
            </Notice>
          )}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button onClick={() => setOpen('renew')}>
              <Trans>Make new recovery codes</Trans>
            </Button>
            <Button onClick={() => setOpen('turnOff')}>
              <Trans>Turn it off</Trans>
            </Button>
          </div>
        </>
      )}
      {open === 'setUp' && <SetUp onClose={close} />}
      {open === 'renew' && <RenewCodes onClose={close} />}
      {open === 'turnOff' && <TurnOff onClose={close} />}
    </>
  );
}
