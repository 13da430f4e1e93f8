import { pages, siteName } from '@fourfold/contract/words';
import { site } from './site.ts';

const context = 'https://schema.org';

/** For search engines, which read the HTML that the build writes: a browser is spared it. */
const nothing = {};

/** A page's full address, which search engines know it by. */
export const fullAddress = (path: string): string => `${site.url}${path}`;

/** Who publishes the site. */
export const publisherData = () => ({
  '@type': 'Organization',
  name: siteName,
  url: fullAddress(pages.home.path),
  logo: fullAddress('/icons/icon-512.png'),
});

/** Where a page stands, from the home page down. */
export function breadcrumbData(trail: readonly { title: () => string; path: string }[]) {
  if (!import.meta.env.SSR) return nothing;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: () => siteName, path: pages.home.path }, ...trail].map(
      ({ title, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title(),
        item: fullAddress(path),
      }),
    ),
  };
}

export function organizationData() {
  if (!import.meta.env.SSR) return nothing;
  return {
    '@context': context,
    '@type': 'Organization',
    name: siteName,
    legalName: site.publisher,
    url: `${site.url}/`,
    logo: `${site.url}/icons/icon-512.png`,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', url: `${site.url}/#contact` },
  };
}

/** A text with `{contact}` and `[words](/path)` where nothing can be a link. */
const withoutLinks = (text: string): string =>
  text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('{contact}', site.contact);

interface Asked {
  readonly question: string;
  readonly answer: readonly string[];
}

export function faqData(questions: readonly Asked[]) {
  if (!import.meta.env.SSR) return nothing;
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: withoutLinks(answer.join('\n\n')),
      },
    })),
  };
}

interface Session {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** Empty where no session is planned: then the server takes the block out of the page. */
  readonly startDate: string;
  readonly minutes: number;
}

export function eventData({ title, description, path, startDate, minutes }: Session) {
  if (!import.meta.env.SSR) return nothing;
  return {
    '@context': context,
    '@type': 'Event',
    name: title,
    description,
    startDate,
    duration: `PT${minutes}M`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url: `${site.url}${path}` },
    organizer: { '@type': 'Organization', name: siteName, url: `${site.url}/` },
    offers: {
      '@type': 'Offer',
      price: '0',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url: `${site.url}${path}`,
    },
    image: `${site.url}${sharingPicture(path)}`,
  };
}

/** The picture that is shown where the page is shared; the build draws one for each page. */
export const sharingPicture = (path: string) =>
  `/sharing/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
