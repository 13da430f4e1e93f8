import { verifyEmail } from '@fourfold/contract/calls';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call, messageOf } from '../../lib/api.ts';
import { toast } from '../../lib/toast-store.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { ResendVerification } from './resend-verification.tsx';

/** Passes on what the link carries, word for word: the server alone knows what is right. */
export function VerificationByLink({ query }: { query: URLSearchParams }) {
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const isUser = useSession().state === 'user';
  const posted = useRef(false);

  useEffect(() => {
    // The link works once, so it is posted once, however often this is drawn.
    if (posted.current) return;
    posted.current = true;
    post(query).then(
      async (message) => {
        const user = await session.enter().catch(() => null);
        toast(message);
        await navigate(user === null ? pages.login.path : pages.dashboard.path, { replace: true });
      },
      async (error) => {
        const user = await session.enter().catch(() => null);
        // A link opened twice: what it was for is done.
        const isDone = user !== null && user.email_verified_at !== null && user.pending_email === null;
        if (isDone) await navigate(pages.dashboard.path, { replace: true });
        else setProblem(messageOf(error));
      },
    );
  }, [query, navigate]);

  if (problem === null) return <Spinner label={t`Verifying your e-mail address`} />;
  return (
    <Notice
      kind="error"
      live
      actions={
        isUser ? (
          <ResendVerification />
        ) : (
          <ButtonLink to={pages.login.path} size="small">
            <Trans>Sign in to get a new link</Trans>
          </ButtonLink>
        )
      }
    >
      {problem}
    </Notice>
  );
}

async function post(query: URLSearchParams): Promise<string> {
  const given = (name: string) => query.get(name) ?? '';
  const answer = await call(verifyEmail, {
    query: {
      expires: given('expires'),
      hash: given('hash'),
      id: given('id'),
      signature: given('signature'),
    },
  });
  return answer.message;
}
