import { getSnapshotPdf, getSnapshotSlides, openSnapshot } from '@fourfold/contract/calls';
import { fileName } from '@fourfold/contract/words';
import type { FastifyReply } from 'fastify';
import type { Serve } from '../../kernel/http/serve.ts';
import type { Parts } from '../../kernel/parts.ts';
import { logoUrl } from '../identity/organisations/logo.ts';
import { drawSnapshot, type SnapshotFormat } from './paper/draw-snapshot.ts';
import { type GivenSnapshotLink, requireSnapshotLink } from './snapshot-link.ts';
import { countOpening } from './snapshots.repository.ts';

type ShownParts = Pick<Parts, 'db' | 'clock' | 'signer'>;

const types: Record<SnapshotFormat, string> = {
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/** For everyone with the link, without an account: the frozen figures, as a page and as files. */
export function shownSnapshotRoutes(serve: Serve, parts: ShownParts): void {
  const { db, clock } = parts;
  serve(openSnapshot, async ({ params, query }) => {
    const snapshot = await requireSnapshotLink(parts, { ...params, ...query });
    await countOpening(db, snapshot.id, clock());
    const logo = await findLogo(db, snapshot.organisation_id);
    return {
      title: snapshot.title,
      logo_url: logoUrl(logo?.id ?? null),
      made_at: snapshot.made_at.toISOString(),
      expires_at: snapshot.expires_at.toISOString(),
      figures: snapshot.figures,
    };
  });
  const send = async (format: SnapshotFormat, link: GivenSnapshotLink, reply: FastifyReply) => {
    const { title, figures, made_at, organisation_id } = await requireSnapshotLink(parts, link);
    const logo = (await findLogo(db, organisation_id))?.bytes ?? null;
    const file = await drawSnapshot({ format, title, figures, madeAt: made_at, logo });
    await reply
      .header('content-disposition', `attachment; filename="${fileName(title)}.${format}"`)
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .type(types[format])
      .send(file);
  };
  serve(getSnapshotPdf, ({ params, query, reply }) => send('pdf', { ...params, ...query }, reply));
  serve(getSnapshotSlides, ({ params, query, reply }) => send('pptx', { ...params, ...query }, reply));
}

const findLogo = (db: Parts['db'], organisationId: string) =>
  db
    .selectFrom('organisation_logos')
    .select(['id', 'bytes'])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
