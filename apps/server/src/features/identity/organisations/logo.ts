import { logoRule } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database, Queries } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/database/id.ts';
import { isSoundUpload } from '../../../kernel/files/sound-png.ts';
import { invalidField, notFound } from '../../../kernel/http/app-error.ts';

/**
 * What the first bytes say, whatever the file is called: only these three are served again, under the type found
 * here, so that nothing else can be smuggled in as a picture. SVG is not among them, as it may hold scripts.
 */
export function imageType(bytes: Buffer): (typeof logoRule.types)[number] | null {
  const ascii = bytes.subarray(0, 12).toString('latin1');
  if (ascii.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (ascii.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (ascii.startsWith('RIFF') && ascii.slice(8) === 'WEBP') return 'image/webp';
  return null;
}

/** Each upload has an address of its own, so a browser may keep it for good. */
export const logoUrl = (logoId: string | null) => (logoId === null ? null : `/logos/${logoId}`);

export async function saveLogo(
  db: Queries,
  organisationId: string,
  image: string,
  now: Date,
): Promise<string> {
  const bytes = Buffer.from(image, 'base64');
  const mediaType = imageType(bytes);
  if (mediaType === null) throw invalidField('image', say('Please choose a PNG, JPEG or WebP file.'));
  if (bytes.length > logoRule.maxBytes)
    throw invalidField(
      'image',
      say('Please choose a file of at most {kilobytes, number} KB.', {
        kilobytes: logoRule.maxBytes / 1024,
      }),
    );
  if (mediaType === 'image/png' && !(await isSoundUpload(bytes)))
    throw invalidField('image', say('This picture is damaged or too large. Please choose another one.'));
  const logo = { id: newId(now), media_type: mediaType, bytes };
  await db
    .insertInto('organisation_logos')
    .values({ organisation_id: organisationId, ...logo })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(logo))
    .execute();
  return `/logos/${logo.id}`;
}

export async function removeLogo(db: Queries, organisationId: string): Promise<void> {
  await db.deleteFrom('organisation_logos').where('organisation_id', '=', organisationId).execute();
}

/** Public, because mails and questionnaires show it; only people who were given the address know it. */
export function logoRoute(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { logoId: string } }>('/logos/:logoId', async (request, reply) => {
    const id = z.uuid().safeParse(request.params.logoId);
    if (!id.success) throw notFound();
    const logo = await db
      .selectFrom('organisation_logos')
      .select(['media_type', 'bytes'])
      .where('id', '=', id.data)
      .executeTakeFirst();
    if (logo === undefined) throw notFound();
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    // Mail programs in a browser show it from elsewhere.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return reply.type(logo.media_type).send(logo.bytes);
  });
}
