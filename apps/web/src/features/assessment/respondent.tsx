import type { PersonalLink } from '../../lib/personal-link.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { Closed, DeadLink, Unreachable } from './dead-link.tsx';
import { DetailsStep } from './details-step.tsx';
import { ExpiredLink } from './expired-link.tsx';
import { Introduction } from './introduction.tsx';
import { QuestionPage } from './question-page.tsx';
import { Received } from './received.tsx';
import { useRespondent } from './use-respondent.ts';

/** One screen for each state of the respondent's way. */
export function Respondent({ link }: { link: PersonalLink }) {
  const [state, store] = useRespondent(link);
  switch (state.step) {
    case 'loading':
      return (
        <div className="grid min-h-dvh place-items-center p-6">
          <h1 className="sr-only">Your questionnaire</h1>
          <Spinner label="Opening your questionnaire" />
        </div>
      );
    case 'invalid':
      return <DeadLink />;
    case 'expired':
      return <ExpiredLink store={store} />;
    case 'closed':
      return <Closed message={state.message} />;
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
