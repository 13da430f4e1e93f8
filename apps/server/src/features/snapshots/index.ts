import type { Feature } from '../../feature.ts';
import { compute } from '../culture/3-estimate/compute-threads.ts';
import { shownSnapshotRoutes } from './shown-snapshot.routes.ts';
import { snapshotRoutes } from './snapshots.routes.ts';

/** Figures of groups for people without an account: frozen, by a link that ends, as a page, a PDF and slides. */
export const snapshots: Feature = {
  routes: ({ serve, parts: { db, clock, signer, config } }) => {
    snapshotRoutes(serve, { db, clock, signer, config, compute });
    shownSnapshotRoutes(serve, { db, clock, signer });
  },
};
