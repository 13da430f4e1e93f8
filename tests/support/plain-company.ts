import { loadSampleCompany } from '@fourfold/measurement';

const plain = { behaviours: {}, perceptions: {} };

/** So many people who are not like the sample's: nothing is planted, and nobody is careless. */
export const plainCompany = (people: number): ReturnType<typeof loadSampleCompany> => ({
  ...loadSampleCompany(),
  planted: plain,
  departments: ['Sales', 'Service'].map((name) => ({
    name,
    positions: ['Adviser'],
    people: people / 2,
    planted: plain,
  })),
  vacancies: [],
  candidates: [],
  overactivated: [],
  careless: [],
});
