import { summariseResponses } from '@fourfold/contract/calls';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api.ts';
import { Progress } from '../../../ui/progress.tsx';

const period = 1000;

/** How many of the mails have really gone out: what still waits is asked for until nothing does. */
export function MailProgress({ mails }: { mails: number }) {
  const [waiting, setWaiting] = useState(mails);
  const { revalidate } = useRevalidator();
  // Its identity changes with every revalidation, which must not start another one.
  const showAll = useRef(revalidate);
  useEffect(() => {
    showAll.current = revalidate;
  });
  const isDone = waiting === 0;

  useEffect(() => {
    if (isDone) {
      void showAll.current();
      return;
    }
    const timer = setInterval(async () => {
      // A call that fails leaves the bar where it is; the next one moves it.
      const answer = await call(summariseResponses, { query: {} }).catch(() => null);
      if (answer !== null) setWaiting(Math.min(mails, answer.by_status.queued));
    }, period);
    return () => clearInterval(timer);
  }, [isDone, mails]);

  const sent = mails - waiting;
  return (
    <Progress
      value={sent}
      max={mails}
      label={t`E-mails sent`}
      text={isDone ? t`All e-mails have been sent` : t`${sent} of ${mails} e-mails sent`}
      className="mt-5"
    />
  );
}
