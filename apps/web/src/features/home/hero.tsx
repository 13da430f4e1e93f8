import { homeText } from '@fourfold/content';
import { pages } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { site } from '../../lib/site.ts';
import { useBooking } from '../../lib/use-booking.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { HeroCard } from './hero-card.tsx';

export function Hero() {
  const booking = useBooking();
  return (
    <section
      id="home"
      className="page grid items-center gap-x-14 gap-y-12 py-14 md:py-20 lg:grid-cols-[1.05fr_1fr]"
    >
      <div>
        <h1 className="max-w-[13ch] text-hero">{homeText.headline}</h1>
        <p className="mt-6 max-w-read text-lead text-ink-soft">{homeText.lead}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <ButtonLink {...booking} variant="primary" size="large">
            <Trans>Book a demo</Trans>
          </ButtonLink>
          <ButtonLink to="/#problem" size="large">
            <Trans>Learn more</Trans>
          </ButtonLink>
        </div>
        <p className="mt-5 max-w-read text-ui text-ink-soft">
          <Link to={pages.register.path} className="link">
            {site.freeOffer}
          </Link>
          . {site.freeTerms}
        </p>
      </div>
      <HeroCard />
    </section>
  );
}
