import type { DrawRespondent } from '@fourfold/contract/words';
import { renderToString } from 'react-dom/server';
import { RespondentPage } from './respondent-page.tsx';

/** Whose link it is, the screens do not show; what they call by it, they call in the browser. */
const noLink = { responseId: '', expires: '', signature: '' };

/** For the server, which imports the build of it. */
export const draw: DrawRespondent = (opened) =>
  renderToString(<RespondentPage link={noLink} opened={opened} />);
