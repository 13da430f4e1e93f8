import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { PersonalLink } from '../../lib/personal-link.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { DetailsStep } from './details-step.tsx';
import { Introduction } from './introduction.tsx';
import { QuestionPage } from './question-page.tsx';
import { Received } from './received.tsx';
import { Unreachable } from './unreachable.tsx';
import { useRespondent } from './use-respondent.ts';

/** Few links end: anyone who answers need not wait for what is said then. */
const LinkEnds = lazy(() => import('./link-ends.tsx'));

/** One screen for each state of the respondent's way. */
export function Respondent({ link }: { link: PersonalLink }) {
  const [state, store] = useRespondent(link);
  switch (state.step) {
    case 'loading':
      return <Opening />;
    case 'invalid':
    case 'expired':
    case 'closed':
      return (
        <Suspense fallback={<Opening />}>
          <LinkEnds state={state} store={store} />
        </Suspense>
      );
    case 'unreachable':
      return <Unreachable message={state.message} onRetry={store.open} />;
    case 'introduction':
      return <Introduction state={state} store={store} />;
    case 'answering':
      return <QuestionPage state={state} store={store} />;
    case 'confirming':
      return <DetailsStep state={state} store={store} />;
    case 'submitted':
      return <Received state={state} />;
  }
}

const Opening = () => (
  <div className="grid min-h-dvh place-items-center p-6">
    <h1 className="sr-only">
      <Trans>Your questionnaire</Trans>
    </h1>
    <Spinner label={t`Opening your questionnaire`} />
  </div>
);
