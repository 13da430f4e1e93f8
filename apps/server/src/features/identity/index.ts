import { type Feature, job } from '../../feature.ts';
import { passwordLinkLeaves, verificationLeaves } from './accounts/account-mails-leave.ts';
import { passwordRoutes } from './accounts/password.routes.ts';
import { forgotPasswordJob, postReset } from './accounts/password.service.ts';
import { profileRoutes } from './accounts/profile.routes.ts';
import { signInRoutes } from './accounts/sign-in.routes.ts';
import { forgetExpired } from './accounts/tidy-up.ts';
import { verificationRoutes } from './accounts/verification.routes.ts';
import { departmentRoutes } from './departments/departments.routes.ts';
import { announceTokenEnds, tokenEndsJob } from './members/announce-token-ends.ts';
import { colleagueInvitationLeaves } from './members/colleague-invitation-leaves.ts';
import { invitationRoutes } from './members/invitations.routes.ts';
import { memberRoutes } from './members/members.routes.ts';
import { tokenEndingLeaves } from './members/token-ending-leaves.ts';
import { tokenRoutes } from './members/tokens.routes.ts';
import { auditLogRoutes } from './organisations/audit-log.routes.ts';
import { logoRoute } from './organisations/logo.ts';
import { organisationRoutes, ownOrganisationRoutes } from './organisations/organisations.routes.ts';
import { resealSecrets } from './second-step/reseal.ts';
import { secondStepCommand } from './second-step/second-step.admin.ts';
import { secondStepRoutes } from './second-step/second-step.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';

/** Who people are, and which organisations they work in with which rights. */
export const identity: Feature = {
  routes: ({ app, serve, parts }) => {
    signInRoutes(serve, parts);
    secondStepRoutes(serve, parts);
    verificationRoutes(serve, parts);
    passwordRoutes(serve, parts);
    profileRoutes(serve, parts);
    sessionRoutes(serve, parts);
    tokenRoutes(serve, parts);
    ownOrganisationRoutes(serve, parts);
    organisationRoutes(serve, parts);
    departmentRoutes(serve, parts);
    memberRoutes(serve, parts);
    invitationRoutes(serve, parts);
    auditLogRoutes(serve, parts);
    logoRoute(app, parts.db);
  },
  jobs: [
    job(forgotPasswordJob, (parts) => (data) => postReset(parts, data)),
    job(tokenEndsJob, (parts) => () => announceTokenEnds(parts), { cron: '53 * * * *' }),
  ],
  commands: [secondStepCommand],
  mailRules: {
    'account.reset-password': passwordLinkLeaves,
    'account.verify': verificationLeaves,
    'account.token-ending': tokenEndingLeaves,
    'colleague.invited': colleagueInvitationLeaves,
  },
  tidyUp: async ({ db, clock, signer }) => {
    await forgetExpired(db, clock());
    await resealSecrets(db, signer);
  },
};
