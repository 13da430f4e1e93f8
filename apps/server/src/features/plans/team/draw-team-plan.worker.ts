export { createTeamPlan as default } from './create-team-plan.ts';
