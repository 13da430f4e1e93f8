import { downloadInformation, exportInformation, listForms, readInformation } from '@fourfold/contract/calls';
import type { ResponseForm } from '@fourfold/contract/schemas';
import { fileName, formsFor, messages, responseKinds } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import type { FastifyReply } from 'fastify';
import { record } from '../../kernel/audit/audit.ts';
import { AppError, notFound } from '../../kernel/http/app-error.ts';
import type { Serve } from '../../kernel/http/serve.ts';
import type { Parts } from '../../kernel/parts.ts';
import { type AskedQuestionnaire, countAsked } from '../assessment/asked-questionnaire.ts';
import {
  type InformationAddress,
  informationUrl,
  readOwnQuestions,
  requireInformationLink,
} from '../assessment/information-link.ts';
import { versionAskedNow } from '../assessment/version-asked.ts';
import { composeInformation } from './compose-information.ts';
import { drawInformation } from './draw-information.ts';
import { findOrganisation, holdersOf, versionsInUse } from './read-organisation.ts';

interface InformationParts extends Pick<Parts, 'db' | 'clock' | 'config' | 'signer'> {
  readonly questionnaire: AskedQuestionnaire;
}

interface Wanted extends InformationAddress {
  /** Names the holders of the roles. Without it the organisation's setting says. */
  readonly names?: boolean;
}

export function informationRoutes(serve: Serve, parts: InformationParts): void {
  const { db, clock, config, signer, questionnaire } = parts;

  serve(listForms, async ({ caller }) => {
    const { organisationId } = caller.membership;
    const version = await versionAskedNow(db, organisationId);
    const all = responseKinds.flatMap((kind) => formsFor[kind].map((form) => ({ kind, form })));
    return {
      forms: all.map(({ kind, form }) => {
        const asked = questionnaire.of({ ...version, form, question_set: 0 });
        const address = { organisationId, kind, form, own: null };
        return {
          kind,
          form,
          questions: countAsked(asked),
          minutes: asked.minutes,
          information_url: informationUrl({ appUrl: config.APP_URL, signer }, address),
        };
      }),
    };
  });

  serve(readInformation, async ({ params, query }) => {
    const address = { ...params, own: readOwnQuestions(query) };
    requireInformationLink(signer, address, query.signature);
    return (await make(parts, address)).information;
  });

  serve(downloadInformation, async ({ params, query, reply }) => {
    const address = { ...params, own: readOwnQuestions(query) };
    requireInformationLink(signer, address, query.signature);
    await sendPdf(parts, address, reply);
  });

  serve(exportInformation, async ({ query: { names: wanted, ...which }, caller, reply }) => {
    const { organisationId } = caller.membership;
    const names = wanted === 'yes';
    const action = 'information.exported';
    if (names) await record(db, { action, organisationId, userId: caller.userId }, clock());
    await sendPdf(parts, { ...which, organisationId, own: null, names }, reply);
  });
}

async function sendPdf(parts: InformationParts, wanted: Wanted, reply: FastifyReply): Promise<void> {
  const document = await make(parts, wanted);
  const pdf = await drawInformation(document);
  const { title, kind, form, asked } = document.information;
  // Beside each other in a folder, the one with names must not be taken for the other, nor one person's for everyone's.
  const questions = asked.reduce((sum, part) => sum + part.questions.length, 0);
  const own = wanted.own === null ? '' : ` ${say('{questions} questions', { questions })}`;
  const names = wanted.names ? ` ${say('with names')}` : '';
  await reply
    .header(
      'content-disposition',
      `attachment; filename="${fileName(`${title} ${kind} ${form}${own}${names}`)}.pdf"`,
    )
    .type('application/pdf')
    .send(pdf);
}

async function make({ db, clock, config, questionnaire }: InformationParts, wanted: Wanted) {
  const { organisationId, kind, form, own } = wanted;
  const offered: readonly ResponseForm[] = formsFor[kind];
  if (!offered.includes(form)) throw notFound();
  const organisation = await findOrganisation(db, organisationId);
  if (organisation === undefined) throw new AppError('gone', messages.organisationGone());
  const names = wanted.names ?? organisation.information_names;
  const information = composeInformation({
    questionnaire,
    config,
    organisation,
    kind,
    form,
    versions: own === null ? await versionsInUse(db, organisationId, { kind, form }) : [own.version],
    ownSet: own?.set ?? null,
    holders: names ? await holdersOf(db, organisationId) : null,
    now: clock(),
  });
  return { information, logo: organisation.logo };
}
