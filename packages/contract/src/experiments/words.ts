/** With fewer teams than this chance decides too much, whatever is drawn. */
export const fewestTeams = 6;
/** A team with fewer answers has no figure. */
export const fewestInTeam = 5;
export const mostSteps = 6;
/** Between two steps there has to be time for a round. */
export const fewestDaysApart = 7;
