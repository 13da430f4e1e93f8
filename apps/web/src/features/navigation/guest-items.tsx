import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Item, itemClass } from './item.tsx';
import { faqLink, solutionLinks } from './links.ts';

export function GuestItems({ submenuClass }: { submenuClass: string }) {
  return (
    <>
      <Item label={t`Home`} to={pages.home.path} />
      <li>
        <Disclosure
          className="relative"
          buttonClass={`${itemClass} w-full justify-between gap-1.5`}
          panelClass={submenuClass}
          label={
            <>
              <Trans>Culture Solutions</Trans> <Icon name="chevron-down" className="text-ink-soft" />
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
      <Item label={t`Login`} to={pages.login.path} />
    </>
  );
}
