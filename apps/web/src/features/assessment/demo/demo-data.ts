import type { demoQuestions } from '@fourfold/content';
import type { AnswerOf, CallOf, scoreDemo } from '@fourfold/contract/calls';

export type DemoQuestion = (typeof demoQuestions)[number];
export type DemoAnswers = CallOf<typeof scoreDemo>['body']['answers'];
export type DemoScores = AnswerOf<typeof scoreDemo>;
export type DemoScore = DemoScores['scores'][number];

/** By the question's id, the key of its option. */
export type DemoChoices = Readonly<Record<number, string>>;
