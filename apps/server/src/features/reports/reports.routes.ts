import {
  changePromptTemplate,
  changeReport,
  discardReport,
  fillPrompt,
  generateReport,
  getParticipant,
  getPromptTemplate,
  getReport,
  getReportPdf,
  listParticipants,
  listReports,
  prepareReport,
  previewReportMail,
  readReportAgain,
  sendReport,
  stopReport,
} from '@fourfold/contract/calls';
import { promptPlaceholders } from '@fourfold/contract/words';
import type { LiveStreams } from '../../kernel/http/live-streams.ts';
import type { Serve } from '../../kernel/http/serve.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { loadWords } from '../profile/load-words.ts';
import { chooseJudge, chooseWriter, type WriterSettings } from './choose-writer.ts';
import { generate } from './generation/generate.handler.ts';
import { readAgain } from './generation/read-again.service.ts';
import { stopAll, stopWriting } from './generation/stop.service.ts';
import { listPeople, readParticipant } from './participants.service.ts';
import type { ReportParts } from './report-parts.ts';
import { viewerOf } from './report-viewer.ts';
import { presentLine } from './reports.presenter.ts';
import { listPage } from './reports.repository.ts';
import { change, discard, fill, lookAt, prepare, showReport } from './reports.service.ts';
import { previewMail } from './sending/preview.service.ts';
import { fileName } from './sending/report.mails.ts';
import { readPdf, send } from './sending/send.service.ts';
import { standardTemplate } from './template/standard-template.ts';
import { changeTemplate, requireMeasures, templateOf } from './template/template.service.ts';

/** Answers what ends the writings that go on, for when the server goes. */
export async function reportRoutes(
  serve: Serve,
  assessment: AssessmentParts & { readonly config: WriterSettings; readonly streams: LiveStreams },
): Promise<() => Promise<void>> {
  const { config } = assessment;
  const parts: ReportParts = {
    ...assessment,
    words: await loadWords(),
    writer: chooseWriter(config),
    judge: chooseJudge(config),
    running: new Map(),
  };
  templateRoutes(serve, parts);
  participantRoutes(serve, parts);
  writingRoutes(serve, parts);
  sendingRoutes(serve, parts);
  return () => stopAll(parts);
}

function templateRoutes(serve: Serve, parts: ReportParts): void {
  const { kind, host, model } = parts.writer.about;
  serve(getPromptTemplate, async ({ caller }) => {
    const { organisationId, seesAll } = viewerOf(caller);
    const own = await templateOf(parts, organisationId);
    const placeholders = [...promptPlaceholders];
    const editable = seesAll;
    return {
      ...own,
      placeholders,
      standard_template: standardTemplate,
      editable,
      writer: { kind, host, model },
    };
  });
  serve(changePromptTemplate, ({ body, caller }) => changeTemplate(parts, viewerOf(caller), body.template));
  serve(fillPrompt, async ({ body, caller }) => {
    requireMeasures(parts, body);
    const viewer = viewerOf(caller);
    if (body.response_id !== null) await lookAt(parts, viewer, body.response_id);
    return { prompt: await fill(parts, viewer, body) };
  });
}

function participantRoutes(serve: Serve, parts: ReportParts): void {
  serve(listParticipants, async ({ caller }) => ({
    participants: await listPeople(parts, viewerOf(caller)),
  }));
  serve(getParticipant, ({ params, caller }) => readParticipant(parts, viewerOf(caller), params.responseId));
}

function writingRoutes(serve: Serve, parts: ReportParts): void {
  const { db, clock } = parts;
  serve(listReports, async ({ query, caller }) => {
    const { response_id: responseId, page, per_page: limit } = query;
    const found = await listPage(db, viewerOf(caller), { responseId, limit, offset: (page - 1) * limit });
    return { reports: found.rows.map((row) => presentLine(row, clock())), total: found.total };
  });
  serve(prepareReport, async ({ body, caller }) => {
    const viewer = viewerOf(caller);
    const id = await prepare(parts, viewer, body);
    return { report: await showReport(parts, viewer, id) };
  });
  serve(getReport, async ({ params, caller }) => ({
    report: await showReport(parts, viewerOf(caller), params.reportId),
  }));
  serve(changeReport, async ({ params, body, caller }) => {
    const viewer = viewerOf(caller);
    await change(parts, viewer, params.reportId, body);
    return { report: await showReport(parts, viewer, params.reportId) };
  });
  serve(discardReport, ({ params, caller }) => discard(parts, viewerOf(caller), params.reportId));
  serve(generateReport, (call) => generate(parts, viewerOf(call.caller), call));
  serve(readReportAgain, async ({ params, caller }) => {
    const viewer = viewerOf(caller);
    await readAgain(parts, viewer, params.reportId);
    return { report: await showReport(parts, viewer, params.reportId) };
  });
  serve(stopReport, async ({ params, caller }) => {
    const viewer = viewerOf(caller);
    await stopWriting(parts, viewer, params.reportId);
    return { report: await showReport(parts, viewer, params.reportId) };
  });
}

function sendingRoutes(serve: Serve, parts: ReportParts): void {
  serve(sendReport, async ({ params, body, caller }) => {
    const viewer = viewerOf(caller);
    await send(parts, viewer, params.reportId, body);
    return { report: await showReport(parts, viewer, params.reportId) };
  });
  serve(previewReportMail, ({ params, caller }) => previewMail(parts, viewerOf(caller), params.reportId));
  serve(getReportPdf, async ({ params, caller, reply }) => {
    const { pdf, firstName } = await readPdf(parts, viewerOf(caller), params.reportId);
    const name = encodeURIComponent(fileName({ firstName }));
    reply.header('content-disposition', `attachment; filename*=UTF-8''${name}`);
    reply.type('application/pdf').send(pdf);
  });
}
