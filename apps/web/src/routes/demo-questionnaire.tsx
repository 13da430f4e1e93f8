import { demoQuestionnaires, pages } from '@fourfold/contract';
import { redirect } from 'react-router';
import { loadDemo } from '../features/assessment/demo/demo-data.ts';
import { DemoQuestionnaire } from '../features/assessment/demo/demo-questionnaire.tsx';
import { later } from '../lib/later.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/demo-questionnaire.ts';

export const meta = () => pageMeta(pages.demoQuestionnaire.path);

export function clientLoader({ params: { questionnaire } }: Route.ClientLoaderArgs) {
  if (!Object.hasOwn(demoQuestionnaires, questionnaire)) throw redirect(pages.notFound.path);
  return { demo: later(loadDemo(questionnaire)) };
}

export default function DemoPage({ params: { questionnaire }, loaderData: { demo } }: Route.ComponentProps) {
  return (
    <div className="page max-w-narrow py-12 md:py-20">
      <h1 className="text-h2">{pages.demoQuestionnaire.title}</h1>
      <p className="mt-3 mb-10 text-lead text-ink-soft">{pages.demoQuestionnaire.description}</p>
      <DemoQuestionnaire key={questionnaire} questionnaire={questionnaire} demo={demo} />
    </div>
  );
}
