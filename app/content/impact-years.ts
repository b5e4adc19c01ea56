/** In millions of jobs. */
export type ImpactYear = {
  year: number;
  displaced: number;
  atRisk: number;
  newJobs: number;
};

/** Public specification, section 3; oldest year first, millions of jobs. */
export const impactYears = [
  { year: 2020, displaced: 1.2, atRisk: 8.5, newJobs: 2.1 },
  { year: 2021, displaced: 1.8, atRisk: 12.3, newJobs: 2.8 },
  { year: 2022, displaced: 2.4, atRisk: 15.7, newJobs: 3.2 },
  { year: 2023, displaced: 3.1, atRisk: 18.9, newJobs: 3.9 },
  { year: 2024, displaced: 3.7, atRisk: 22.1, newJobs: 4.5 },
  { year: 2025, displaced: 4.8, atRisk: 26.3, newJobs: 5.2 },
  { year: 2026, displaced: 6.2, atRisk: 31.1, newJobs: 6.1 },
  { year: 2027, displaced: 8.1, atRisk: 36.8, newJobs: 7.3 },
  { year: 2028, displaced: 10.5, atRisk: 43.2, newJobs: 8.8 },
  { year: 2029, displaced: 13.7, atRisk: 50.1, newJobs: 10.6 },
  { year: 2030, displaced: 17.8, atRisk: 57.3, newJobs: 12.9 },
] satisfies ImpactYear[];

export const firstImpactYear = 2020;
export const lastImpactYear = 2030;

/** Public specification, section 4. */
export const defaultImpactYear = 2024;

export const firstProjectedYear = 2025;
