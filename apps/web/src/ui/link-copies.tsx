import type { LinkCopy } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { atTime } from '../lib/dates.ts';
import { linkUseWords } from '../lib/link-use-words.ts';
import { roleNames } from '../lib/role-names.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { cx } from './cx.ts';

export interface LinkCopiesProps {
  copies: readonly LinkCopy[];
  organisation: string;
  className?: string;
}

/** Who copied the personal link and what was done through each copy: whether that was oneself, only one knows. */
export function LinkCopies({ copies, organisation, className }: LinkCopiesProps) {
  const isUsed = copies.some(({ uses }) => uses.length > 0);
  return (
    <section aria-labelledby="link-copies" className={className}>
      <h2 id="link-copies" className="text-h4">
        <Trans>Who has copied your personal link</Trans>
      </h2>
      {copies.length === 0 ? (
        <p className="mt-2 text-body text-ink-soft">
          <Trans>
            Nobody so far. People who manage your invitation can copy your link to send it to you again. If
            anyone does, it is listed here.
          </Trans>
        </p>
      ) : (
        <>
          <p className="mt-2 max-w-narrow text-body text-ink-soft">
            <Trans>
              People who invite you can copy your link to pass it on to you. We can tell the difference
              between such a copy and the link in our e-mails.
            </Trans>{' '}
            {isUsed &&
              t`If someone gave you a copy of the link and you used it, the actions listed here are your own. If not, tell ${organisation} by replying to our last e-mail.`}
          </p>
          <ul className="mt-3 border-t">
            {copies.map((copy) => (
              <Copied key={`${copy.name} ${copy.what} ${copy.copied_at}`} copy={copy} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const did = { questionnaire: t`copied your link`, sheet: t`shared an interview sheet about you` } as const;

function Copied({ copy: { name, role, what, copied_at, uses } }: { copy: LinkCopy }) {
  return (
    <li className="border-b py-3 text-ui">
      <p className={line}>
        <span className="min-w-0 wrap-anywhere">
          <span className="font-medium">{name ?? t`Someone who has since left`}</span>
          <span className="text-ink-soft">
            , {roleNames[role].toLowerCase()}, {did[what]}
          </span>
        </span>
        <Moment at={copied_at} />
      </p>
      {uses.length === 0 ? (
        <p className="mt-1 text-ink-soft">
          <Trans>Nobody has used it.</Trans>
        </p>
      ) : (
        <ul className="mt-1 grid gap-1">
          {uses.map(({ use, first_at, last_at }) => (
            <li key={use} className={cx(line, 'text-ink-soft')}>
              <span>
                <Trans>Through this link, someone {linkUseWords(what, use)}</Trans>
              </span>
              <span>
                <Moment at={first_at} />
                {last_at !== first_at && (
                  <Trans>
                    , last <Moment at={last_at} />
                  </Trans>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const line = 'flex flex-wrap justify-between gap-x-6';

/** In a page that the server has drawn only its place is kept: what the clock says there, the browser alone knows. */
function Moment({ at }: { at: string }) {
  const isHere = useHydrated();
  return (
    <time dateTime={at} className={cx('text-ink-soft tabular-nums', !isHere && 'invisible')}>
      {isHere ? atTime(at) : at.slice(0, 16)}
    </time>
  );
}
