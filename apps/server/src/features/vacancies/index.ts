import type { Feature } from '../../feature.ts';
import { vacancyRoutes } from './vacancies.routes.ts';

/** The places that candidates are invited for. */
export const vacancies: Feature = { routes: ({ serve, parts }) => vacancyRoutes(serve, parts) };
