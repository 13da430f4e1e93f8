import { messages } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSession } from '../session/use-session.ts';

/** The server refuses what this page would change now; the page says so before anybody types. */
export function Outdated() {
  const session = useSession();
  if (session.state !== 'user' || !session.outdated) return null;
  return (
    <Notice
      kind="warning"
      live
      className="mb-8"
      actions={
        <Button size="small" onClick={() => window.location.reload()}>
          <Trans>Reload this page</Trans>
        </Button>
      }
    >
      {messages.organisationChanged()}
    </Notice>
  );
}
