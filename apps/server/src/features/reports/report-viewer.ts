import { type Expression, type SqlBool, sql } from 'kysely';
import type { Member } from '../../kernel/http/access.ts';
import { type IndividualScope, individualScope, seesResults } from '../person/individual-scope.ts';

/** An author, and whose reports they may see: those about people whose results they may see. */
export interface ReportViewer {
  readonly userId: string;
  readonly organisationId: string;
  readonly scope: IndividualScope;
  /** Reports that were filled by hand are about nobody in the list: all of them, or only the author's own. */
  readonly seesAll: boolean;
}

export function viewerOf({
  userId,
  membership,
  reach,
}: Pick<Member, 'userId' | 'membership' | 'reach'>): ReportViewer {
  const scope = individualScope(membership);
  return { userId, organisationId: membership.organisationId, scope, seesAll: reach === 'organisation' };
}

/** The condition, on reports as `p`, that the viewer may see them. Every query of this feature carries it. */
export function visible({ userId, organisationId, scope, seesAll }: ReportViewer): Expression<SqlBool> {
  const byHand = seesAll ? sql`true` : sql`p.author_id = ${userId}`;
  return sql<SqlBool>`(p.organisation_id = ${organisationId} and case
    when p.response_id is null then ${byHand}
    else exists (select 1 from responses r where r.id = p.response_id and ${seesResults(scope)}) end)`;
}
