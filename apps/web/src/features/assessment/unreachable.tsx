import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { NoticeSheet } from '../../ui/sheet.tsx';

interface UnreachableProps {
  message: string;
  onRetry: () => void;
}

/** Nobody answered. As soon as there is a connection again it tries by itself. */
export function Unreachable({ message, onRetry }: UnreachableProps) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <NoticeSheet title={t`We could not open your questionnaire`} message={message}>
      <p className="text-body text-ink-soft">
        <Trans>Please check your connection. Everything you have answered so far is kept.</Trans>
      </p>
      <div>
        <Button variant="primary" size="large" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </NoticeSheet>
  );
}
