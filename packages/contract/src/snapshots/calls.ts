import type { Call } from '../call.ts';

/** What leaves for people without an account is decided by those who answer for the whole organisation. */
const manage = { kind: 'member', permission: 'organisation:manage', token: 'never' } as const;
const link = { kind: 'link' } as const;

export const listSnapshots = {
  id: 'listSnapshots',
  method: 'GET',
  path: '/snapshots',
  access: manage,
} as const satisfies Call;

export const previewSnapshot = {
  id: 'previewSnapshot',
  method: 'GET',
  path: '/snapshots/preview',
  access: manage,
} as const satisfies Call;

export const makeSnapshot = {
  id: 'makeSnapshot',
  method: 'POST',
  path: '/snapshots',
  access: manage,
} as const satisfies Call;

export const revokeSnapshot = {
  id: 'revokeSnapshot',
  method: 'POST',
  path: '/snapshots/:snapshotId/revoke',
  access: manage,
} as const satisfies Call;

export const deleteSnapshot = {
  id: 'deleteSnapshot',
  method: 'DELETE',
  path: '/snapshots/:snapshotId',
  access: manage,
} as const satisfies Call;

/** Counted: the page asks for it once it is drawn. */
export const openSnapshot = {
  id: 'openSnapshot',
  method: 'POST',
  path: '/snapshots/:snapshotId/openings',
  access: link,
} as const satisfies Call;

/** Answers a PDF. */
export const getSnapshotPdf = {
  id: 'getSnapshotPdf',
  method: 'GET',
  path: '/snapshots/:snapshotId/snapshot.pdf',
  access: link,
} as const satisfies Call;

/** Answers a PPTX whose tables, texts and charts can be edited. */
export const getSnapshotSlides = {
  id: 'getSnapshotSlides',
  method: 'GET',
  path: '/snapshots/:snapshotId/snapshot.pptx',
  access: link,
} as const satisfies Call;

export const snapshotsCalls = [
  listSnapshots,
  previewSnapshot,
  makeSnapshot,
  revokeSnapshot,
  deleteSnapshot,
  openSnapshot,
  getSnapshotPdf,
  getSnapshotSlides,
] as const;
