import type { demoQuestions } from '@fourfold/content';
import type { AnswerOf, CallOf, scoreDemo } from '@fourfold/contract/calls';

export type DemoQuestion = (typeof demoQuestions)[number];
export type DemoAnswers = CallOf<typeof scoreDemo>['body']['answers'];
export type DemoScores = AnswerOf<typeof scoreDemo>['scores'];
