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
    <NoticeSheet title="We could not open your questionnaire" message={message}>
      <p className="text-body text-ink-soft">
        Please check your connection. Whatever you have answered so far is kept.
      </p>
      <div>
        <Button variant="primary" size="large" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </NoticeSheet>
  );
}
