import { type OpenedLink, openedLinkElement } from '@fourfold/contract/words';
import { hydrateRoot } from 'react-dom/client';
import '../styles/respondent.css';
import { RespondentPage } from './respondent-page.tsx';

/** Takes over the page as the server has drawn it, with what it was drawn from. */
const opened: OpenedLink | null = JSON.parse(
  document.getElementById(openedLinkElement)?.textContent ?? 'null',
);
const query = new URLSearchParams(location.search);
const link = {
  responseId: decodeURIComponent(location.pathname.split('/').at(-1) ?? ''),
  expires: query.get('e') ?? '',
  signature: query.get('s') ?? '',
};
const screen = document.getElementById('screen');
if (screen !== null) hydrateRoot(screen, <RespondentPage link={link} opened={opened} />);
