import { openSnapshot } from '@fourfold/contract/calls';
import { t } from '@lingui/core/macro';
import { call } from '../../lib/api.ts';
import { useLink } from '../../lib/use-link.ts';
import { BehindLink } from '../../ui/behind-link.tsx';
import { type SnapshotLink, TakeAway } from './take-away.tsx';
import { Told } from './told.tsx';

/** Frozen figures for people without an account: a page that is read in two minutes, on a phone or on a wall. */
export function ShownSnapshot({ link }: { link: SnapshotLink }) {
  const { snapshotId, expires, signature } = link;
  const { state, load } = useLink(link, () =>
    call(openSnapshot, { params: { snapshotId }, query: { expires, signature } }),
  );
  return (
    <BehindLink state={state} load={load} title={t`Culture in brief`}>
      {({ title, logo_url, expires_at, figures }) => (
        <article className="page max-w-[72rem] py-8 md:py-12 print:max-w-none print:py-0">
          <div className="mb-6 flex flex-wrap items-center justify-between gap-4 font-sans">
            {logo_url === null ? (
              <p className="text-ui text-ink-soft">{figures.organisation}</p>
            ) : (
              <img src={logo_url} alt={figures.organisation} className="max-h-12 max-w-48" />
            )}
            <TakeAway link={link} />
          </div>
          <Told title={title} figures={figures} expires={expires_at} />
        </article>
      )}
    </BehindLink>
  );
}
