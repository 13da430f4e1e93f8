import type { OpenedLink } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PersonalLink } from '../../lib/personal-link.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { Closed, DeadLink } from './dead-link.tsx';
import { DetailsStep } from './details-step.tsx';
import { ExpiredLink } from './expired-link.tsx';
import { Introduction } from './introduction.tsx';
import { QuestionPage } from './question-page.tsx';
import { Received } from './received.tsx';
import { Unreachable } from './unreachable.tsx';
import { usePageEntries } from './use-page-entries.ts';
import { useRespondent } from './use-respondent.ts';

interface RespondentProps {
  link: PersonalLink;
  /** What came with the page; null where it is to be asked for. */
  opened: OpenedLink | null;
}

/** One screen for each state of the respondent's way. */
export function Respondent({ link, opened }: RespondentProps) {
  const [state, store] = useRespondent(link, opened);
  const back = usePageEntries(state, store);
  switch (state.step) {
    case 'loading':
      return <Opening />;
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
      return <QuestionPage state={state} store={store} onBack={back} />;
    case 'confirming':
      return <DetailsStep state={state} store={store} onBack={back} />;
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
