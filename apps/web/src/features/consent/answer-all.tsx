import { Trans } from '@lingui/react/macro';
import { choose } from '../../lib/consent.ts';
import { Button } from '../../ui/button.tsx';

/** The two answers that hold for every category. */
export function AnswerAll() {
  const all = (allowed: boolean) => choose({ analytics: allowed, marketing: allowed });
  return (
    <>
      <Button size="small" onClick={() => all(false)}>
        <Trans>Reject All</Trans>
      </Button>
      <Button size="small" onClick={() => all(true)}>
        <Trans>Accept Cookies</Trans>
      </Button>
    </>
  );
}
