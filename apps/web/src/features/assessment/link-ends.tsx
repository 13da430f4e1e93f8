import { Closed, DeadLink } from './dead-link.tsx';
import { ExpiredLink } from './expired-link.tsx';
import type { RespondentScreen } from './respondent-screen.ts';
import type { RespondentStore } from './respondent-store.ts';

export type EndState = Extract<RespondentScreen, { step: 'invalid' | 'expired' | 'closed' }>;

/** What the server said about a link that opens nothing. Its own file, fetched only then. */
export default function LinkEnds({ state, store }: { state: EndState; store: RespondentStore }) {
  switch (state.step) {
    case 'invalid':
      return <DeadLink />;
    case 'expired':
      return <ExpiredLink store={store} />;
    case 'closed':
      return <Closed message={state.message} />;
  }
}
