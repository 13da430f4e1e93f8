import {
  deleteSnapshot,
  listSnapshots as listSnapshotsCall,
  makeSnapshot,
  previewSnapshot,
  revokeSnapshot,
} from '@fourfold/contract/calls';
import type { Serve } from '../../kernel/http/serve.ts';
import {
  dropSnapshot,
  endSnapshot,
  keepSnapshot,
  listSnapshots,
  preview,
  type SnapshotParts,
} from './snapshots.service.ts';

/** For those who answer for the organisation: what was shared, and what is to be. */
export function snapshotRoutes(serve: Serve, parts: SnapshotParts): void {
  serve(listSnapshotsCall, async ({ caller: { membership } }) => ({
    snapshots: await listSnapshots(parts, membership.organisationId),
  }));
  serve(previewSnapshot, ({ query: { round, departments }, caller: { membership } }) =>
    preview(parts, membership.organisationId, { round, departments: departments === 'yes' }),
  );
  serve(makeSnapshot, async ({ body, caller }) => ({ snapshot: await keepSnapshot(parts, caller, body) }));
  serve(revokeSnapshot, async ({ params, caller }) => ({
    snapshot: await endSnapshot(parts, caller, params.snapshotId),
  }));
  serve(deleteSnapshot, ({ params, caller }) => dropSnapshot(parts, caller, params.snapshotId));
}
