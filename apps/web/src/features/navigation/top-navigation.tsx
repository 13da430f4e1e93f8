import { pages, siteName } from '@fourfold/contract';
import { Link, NavLink } from 'react-router';
import { site } from '../../lib/site.ts';
import { Icon } from '../../ui/icon.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Disclosure } from './disclosure.tsx';
import { faqLink, type NavigationLink, solutionLinks } from './links.ts';

const item = 'flex min-h-11 items-center rounded px-3 text-ui text-ink hover:bg-sunk';

export function TopNavigation() {
  return (
    <header className="border-b bg-paper">
      <div className="page flex min-h-16 items-center justify-between gap-4">
        <Link to={pages.home.path} aria-label={`${siteName}, home`} className="rounded py-2">
          <Logo name={siteName} />
        </Link>
        <nav aria-label="Main" className="max-md:hidden">
          <ul className="flex items-center gap-1">
            <Items submenuClass="absolute top-full right-0 z-20 mt-1 w-60 rounded border bg-raised p-1.5 shadow-float" />
          </ul>
        </nav>
        <nav aria-label="Main" className="md:hidden">
          <Disclosure
            label={
              <>
                <Icon name="menu" /> Menu
              </>
            }
            buttonClass={`${item} gap-2`}
            panelClass="absolute inset-x-0 top-16 z-20 border-b bg-paper px-3 pt-2 pb-5 shadow-float"
          >
            <ul className="grid gap-0.5">
              <Items submenuClass="ml-3 border-l pl-2" />
            </ul>
          </Disclosure>
        </nav>
      </div>
    </header>
  );
}

/** The same items at every width; only where the submenu stands differs. */
function Items({ submenuClass }: { submenuClass: string }) {
  return (
    <>
      <Item label="Home" to={pages.home.path} />
      <li>
        <Disclosure
          className="relative"
          buttonClass={`${item} w-full justify-between gap-1.5`}
          panelClass={submenuClass}
          label={
            <>
              Culture Solutions <Icon name="chevron-down" className="text-ink-soft" />
            </>
          }
        >
          <ul>
            {solutionLinks.map((link) => (
              <Item key={link.to} {...link} />
            ))}
          </ul>
        </Disclosure>
      </li>
      <Item {...faqLink} />
      <Item label="Login" to={pages.login.path} />
      <li className="max-md:mt-2 md:ml-2">
        <a
          href={site.bookingUrl}
          target="_blank"
          rel="noreferrer"
          className={`${item} border border-line-strong max-md:justify-center`}
        >
          Book a demo
        </a>
      </li>
    </>
  );
}

function Item({ label, to }: NavigationLink) {
  // An anchor is never the current page, the page that it leads to is.
  const isPage = !to.includes('#');
  return (
    <li>
      {isPage ? (
        <NavLink to={to} end className={`${item} aria-[current=page]:font-semibold`}>
          {label}
        </NavLink>
      ) : (
        <Link to={to} className={item}>
          {label}
        </Link>
      )}
    </li>
  );
}
