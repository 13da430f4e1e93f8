import { sentence } from '@fourfold/words';

/**
 * Sentences that both ends show, word for word as the specification gives them. A page carries only those that it says.
 */
export const unexpected = sentence('An unexpected error occurred.');
export const away = sentence('You seem to be offline. Please try again when you are back online.');
export const network = sentence('Network error');
export const unavailable = sentence('The service is not available right now. Please try again in a moment.');
export const selectTendency = sentence('Please select an option that is closer to your tendency.');
export const linkDeclined = sentence(
  'You have said that you do not want to take part. None of your answers were kept.',
);
export const completeTheForm = sentence('Please complete the form.');
export const fillIn = sentence('Please fill in this field.');
export const selectAnOption = sentence('Please select an option.');
export const methodNotAllowed = sentence('This address does not accept this kind of request.');
export const notFound = sentence('There is nothing here, or nothing that you are allowed to see.');
export const tooMany = sentence('Too many attempts. Please wait a moment and try again.');
const tooManyInMinutes = sentence<{ minutes: number }>(
  'Too many attempts. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
);
const tooManyInHours = sentence<{ hours: number }>(
  'Too many attempts. Please try again in {hours, plural, one {# hour} other {# hours}}.',
);
/** Where it is known how long it takes until there may be another attempt. */
export function tooManyUntil(seconds: number): string {
  if (seconds < 60) return tooMany();
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? tooManyInMinutes({ minutes }) : tooManyInHours({ hours: Math.ceil(minutes / 60) });
}
export const forbidden = sentence('You are not allowed to do this.');
export const notGranted = sentence(
  'You have not been given this right. An owner can give it to you in Settings, under Access.',
);
export const notGrantable = sentence<{ who: string }>(
  'Your role cannot have this right. Only {who} can be given it. In Settings, under Access, an owner can change your role and then give you the right.',
);
export const notAmongAuthors = sentence(
  'Only people whose addresses are listed in the server’s REPORT_AUTHORS setting can write reports here. Your address is not listed. Ask the people who run the server to add it.',
);
export const unauthenticated = sentence('Please sign in.');
export const unverified = sentence('Please verify your e-mail address first.');
export const tooLarge = sentence('This is too large to be accepted.');
export const notJson = sentence('This request cannot be read.');
export const checkFields = sentence('Please check the marked fields.');
export const registered = sentence('Registration successful!');
export const registrationFailed = sentence('Registration failed!');
export const signedIn = sentence('Login successful!');
export const signInFailed = sentence('Login failed!');
export const passwords = sentence('Passwords do not match');
export const verificationSent = sentence('Verification email sent successfully!');
export const verificationNotSent = sentence('Something went wrong. Please try again later.');
export const enterPassword = sentence('Please enter a password.');
export const wrongPassword = sentence('This is not your password.');
export const credentials = sentence('There is no account with this address and password.');
export const passwordNeeded = sentence('Please enter your password again first.');
export const codeNeeded = sentence('Please enter the code from your app as well.');
export const enterCode = sentence('Please enter a code.');
export const codeWrong = sentence(
  'This code is not correct. Look at the app again: it shows a new code every 30 seconds.',
);
export const recoveryCodeWrong = sentence(
  'This is not one of your recovery codes, or it has already been used.',
);
export const codeUsed = sentence('This code has already been used. Please wait for the next one.');
export const signInOver = sentence(
  'This sign-in has ended: it took too long, or too many codes were wrong. Please sign in again.',
);
export const secondStepMissing = sentence(
  'Your organisation requires two-step verification. Please set it up first.',
);
export const secondStepOn = sentence('Two-step verification is already on.');
export const secondStepOff = sentence('Two-step verification is off.');
export const secondStepNotBegun = sentence('This has taken too long. Please begin again.');
export const secondStepFirst = sentence('Set it up on your own account first, or you’ll be locked out.');
export const addressUnusable = sentence(
  'This e-mail address cannot be used. If it is yours, sign in or reset your password.',
);
export const resetRequested = sentence(
  'If there is an account with this address, a link to set a new password is on its way.',
);
export const resetLinkInvalid = sentence(
  'This link is invalid, has expired or has already been used. Please ask for a new one.',
);
export const verified = sentence('Your e-mail address has been verified.');
export const alreadyVerified = sentence('Your e-mail address is already verified.');
export const verificationExpired = sentence('This link has expired. Sign in to get a new one.');
export const verificationInvalid = sentence(
  'This link is invalid. Please try clicking the link in the e-mail again.',
);
export const verificationUsed = sentence('This link has already been used, or a newer one has replaced it.');
export const passwordReset = sentence('Your new password has been set. Please sign in with it.');
export const emailChangeSent = sentence(
  'We have sent a link to the new address. We’ll keep using the old address until you open the link.',
);
export const registrationClosed = sentence('Registration is closed here. Colleagues can still be invited.');
export const organisationsClosed = sentence('No further organisations can be created here.');
export const registrationInvited = sentence(
  'Registration is by invitation here. Ask a colleague who has an account to invite you.',
);
export const invitationGone = sentence(
  'This invitation is no longer valid. Ask your colleague for a new one.',
);
export const invitationOtherAddress = sentence(
  'This invitation was sent to another e-mail address. Use the address that received it.',
);
export const lastOwner = sentence('An organisation needs an owner. Make someone else an owner first.');
export const managerDepartments = sentence(
  'A manager is responsible for one or more departments. Please choose at least one.',
);
export const signatureInvalid = sentence('The signature does not match.');
export const requestToken = sentence('This page was open for too long. Please try again.');
export const organisationChanged = sentence(
  'You have switched to another organisation in another tab. Switch back to go on here.',
);
export const tokenRefused = sentence('An API token cannot do this. Please sign in.');
export const tokenOver = sentence(
  'This API token has expired or been revoked. Create a new one in Settings.',
);
export const tokenDay = sentence('Please choose a day within the next year.');
export const streamsFull = sentence('This service is very busy at the moment. Please try again in a minute.');
export const linkExpired = sentence('The assessment link expired after two weeks.');
export const linkInvalid = sentence('The assessment link is invalid. Please try clicking the link again.');
/** Of a plan, a snapshot or an information sheet: people who come with such a link were asked no questions. */
export const otherLinkInvalid = sentence(
  'This link is not complete. Open it again from the e-mail or message that it came in.',
);
export const roundOver = sentence<{ day: string }>(
  'This round ended on {day}, so it no longer accepts answers. Nothing you submitted is lost.',
);
export const linkWithdrawn = sentence(
  'This invitation is closed: it was withdrawn, or the answers were erased. There is nothing more for you to do.',
);
export const acknowledgeFirst = sentence('First, please read who will see your answers.');
export const contractChanged = sentence(
  'The information about who will see your answers has changed. Please read it again.',
);
export const submittedAlready = sentence('Your answers have already been submitted and cannot be changed.');
export const freshLinkSent = sentence(
  'A new link is on its way to the address that the invitation was sent to.',
);
export const ownPageExpired = sentence(
  'The link to your page has expired. You can have a new one sent to your address.',
);
export const ownPageGone = sentence('There is no such page any more.');
export const ownPageSent = sentence(
  'A new link to your page is on its way to the address that the invitation was sent to.',
);
export const inviterLeft = sentence(
  'It was not sent: the colleague who invited this person is no longer allowed to invite people. You can send the invitation yourself.',
);
export const invitationPlanned = sentence('The invitation is scheduled. The list says when it will be sent.');
export const invitationSent = sentence('Invitation sent successfully!');
export const invitedAlready = sentence(
  'This person has already been invited. You can send the invitation again from the list.',
);
export const addressTaken = sentence(
  'Someone else has already been invited at this address. Please check it.',
);
export const invitedSubmitted = sentence('This person has already submitted their answers.');
export const invitedDeclined = sentence('This person does not want to take part.');
export const fairUse = sentence('Don’t base a decision on a profile alone. Use it to choose what to ask.');
export const followsAdvertisement = sentence(
  'The answers echo the job advertisement closely, so ask for examples.',
);
export const chooseCompetencies = sentence('Please choose from the competencies listed.');
export const sheetExpired = sentence(
  'This link to an interview sheet has expired. Please ask the person who sent it for a new one.',
);
export const sheetGone = sentence('This interview sheet is no longer available.');
export const sheetWithoutScores = sentence(
  'No question has a score yet. Score at least one before you hand in the sheet.',
);
export const sheetHandedIn = sentence('This sheet has since been handed in, so it can no longer be removed.');
export const planLinkExpired = sentence(
  'This link to a plan has expired. The next e-mail about it will have a new one. You can also ask the person who made the plan.',
);
export const planLinkEnded = sentence(
  'This link no longer works. Someone else looks after the plan now, or a new link has been sent since.',
);
export const snapshotExpired = sentence(
  'This link has expired. Ask the person who sent it to you for a new one.',
);
export const snapshotRevoked = sentence(
  'The organisation that shared this link has withdrawn it. If you have questions, ask the person who sent it to you.',
);
export const snapshotGone = sentence(
  'This snapshot was deleted. Ask the person who sent you the link for another one.',
);
export const snapshotNothing = sentence(
  'There is nothing to share yet. Scores appear once five or more people have answered.',
);
export const snapshotMoved = sentence(
  'The scores have changed since you looked. Look through the new ones, then create the link.',
);
export const planChanged = sentence(
  'Someone has changed this in the meantime. Load the newer version, then make your changes again.',
);
export const planEnded = sentence('This plan has ended. Reopen it to change it.');
export const pulseOver = sentence('This pulse no longer accepts answers.');
export const planNotStarted = sentence('This plan has not started yet.');
export const planWithoutOwner = sentence('Nobody looks after this plan. Choose someone first.');
export const planOver = sentence('Its last day has passed. Choose a later day first.');
export const weekOver = sentence('That week is over. You can still say how this week is going.');
export const planForWhom = sentence('Choose at least one department.');
export const planDepartmentGone = sentence('One of these departments no longer exists. Please choose again.');
export const planOtherDepartments = sentence<{ who: string }>(
  'Choose from your own departments. Only {who} can plan for other departments or for everyone.',
);
export const planPastDay = sentence('Choose a day that is still to come, within two years.');
export const planOwnerGone = sentence('This person is no longer a member. Please choose someone else.');
export const planMeasureUnknown = sentence('There is no such opportunity or barrier.');
export const planLinkSent = sentence('A new link is on its way. Earlier links no longer work.');
export const lotsDrawn = sentence(
  'The lots have already been drawn. If you need a different draw, end the comparison first.',
);
export const lotsHoldTeams = sentence(
  'Lots have been drawn for these departments. To change who the plan is for, end the comparison first.',
);
export const lotsTooFew = sentence<{ teams: number; people: number }>(
  'Choose at least {teams, number} teams that each have {people, number} answers or more.',
);
export const lotsOtherTeams = sentence('Choose from the departments that the plan is for.');
export const lotsDays = sentence<{ days: number }>(
  'Choose days within the next two years, at least {days, number} days apart.',
);
export const lotsMoreSteps = sentence('There are more starting days than teams. Choose fewer days.');
export const lotsNotDrawn = sentence('No lots have been drawn for this plan.');
export const lotsEarlyDay = sentence('Choose a day before this team’s turn, and no later than today.');
export const vacancyInUse = sentence(
  'Someone has been invited for this vacancy, so it cannot be removed. Close it instead. Its candidates’ data is erased some time after it closes.',
);
export const vacancyOfOthers = sentence<{ who: string }>(
  'Some candidates for this vacancy belong to departments other than yours. Closing or reopening it changes the date on which their answers are erased. Only {who} can close or reopen it.',
);
export const vacancyUnknown = sentence('There is no such vacancy. It may have been removed.');
export const vacancyClosed = sentence('This vacancy is closed. Open it again to invite people for it.');
export const vacancyForCandidates = sentence(
  'Only a candidate can be invited for a vacancy. For an employee, please leave the vacancy field empty.',
);
export const ownDepartment = sentence('Please choose one of your departments.');
export const organisationGone = sentence('This organisation no longer uses Fourfold.');
export const withdrawnAlready = sentence('This invitation was withdrawn. You can invite the person again.');
export const begunMeanwhile = sentence(
  'This person has since begun to answer, so the invitation was not withdrawn. To delete their answers too, press Withdraw again.',
);
export const invitedUnmailed = sentence(
  'The person has been invited, but no e-mail will be sent, because they don’t want any. Copy the personal link and give it to them yourself.',
);
export const allUnmailed = sentence(
  'They have been invited, but no e-mails will be sent, because they don’t want any. Give them their personal links yourself.',
);
export const unmailed = sentence(
  'They don’t want e-mails, so none was sent. Copy the personal link and give it to them yourself.',
);
export const mailHeld = sentence(
  'No e-mail will be sent: this address has another invitation here, or the person has asked not to get e-mails. Copy the personal link, or withdraw the other invitation.',
);
export const linkOutlived = sentence('This link has expired. Please send the invitation again.');
export const linkOutlivedUnmailed = sentence(
  'This link has expired. Please renew it first. Renewing it sends no e-mail.',
);
export const addressFixed = sentence(
  'This person has opened the questionnaire, so the address can no longer be changed.',
);
export const seesNot = sentence(
  'Before the first question, this person was promised that people in your role would not see their results.',
);
export const shownInGroup = sentence(
  'You have seen the scores of a group that includes this person. You cannot see this person’s own results, because you could then work out results for the rest of the group.',
);
export const notSubmittedYet = sentence('This person has not submitted their answers yet.');
export const otherForm = sentence(
  'Employees get the full form or the pulse. Candidates get the candidate form or the full form.',
);
export const otherDesign = sentence(
  'You began an earlier version of the questionnaire, which can no longer be opened. Please ask the person who invited you for a new invitation.',
);
export const planIsFull = sentence<{ most: number }>(
  'This plan has {most, number} comments and can’t hold more.',
);
export const demoNext = sentence('Please select an answer before proceeding.');
export const demoFinish = sentence('Please select an answer before finishing.');
export const reportFailed = sentence('An error occurred while generating the report.');
export const reportChanged = sentence(
  'This report has been changed in another tab or by a colleague since you opened it.',
);
export const reportAddressLeft = sentence(
  'It was not sent: this person has another address now. You can send it to the new address.',
);
export const reportSenderLeft = sentence(
  'It was not sent. The colleague who tried to send it is no longer allowed to write reports about this person. You can send it yourself.',
);
export const reportSent = sentence('This report has been sent and can no longer be changed.');
export const reportGenerating = sentence('This report is being written at the moment.');
export const reportUnreviewed = sentence('Please review the report first.');
export const reportNoAddress = sentence('There is no address to send this report to.');
export const readingBudget = sentence('Your organisation has used up its second readings for the day.');
export const reportBeingRead = sentence('A second reading of this report is under way.');
export const noSecondReading = sentence(
  'This report can’t be given a second reading. A second reading needs a draft and the person’s results. It also has to be switched on by the people who run this service.',
);
export const reportBudget = sentence('Your organisation has used up its drafts for the day.');
export const invitationFailed = sentence('Failed to send invitation!');
