/**
 * Sentences that both ends show, word for word as the specification gives them. A page carries only those that it says.
 */
export const unexpected = 'An unexpected error occurred.';
export const network = 'Network error';
export const unavailable = 'The service is not available right now. Please try again in a moment.';
export const selectTendency = 'Please select an option that is closer to your tendency.';
export const linkDeclined =
  'You have said that you do not want to take part. Nothing of what you answered was kept.';
export const completeTheForm = 'Please complete the form.';
export const selectAnOption = 'Please select an option.';
export const methodNotAllowed = 'This address is not called in this way.';
export const notFound = 'There is nothing here, or nothing that you may see.';
export const tooMany = 'Too many attempts. Please wait a moment and try again.';
export const forbidden = 'You are not allowed to do this.';
export const notGranted =
  'You have not been given this right. An owner can give it to you in Settings, under Access.';
export const notGrantable =
  'Your role cannot have this right. An owner can make you an admin or a manager in Settings, under Access, and give it to you.';
export const notAmongAuthors =
  'Only the people listed in the server’s setting REPORT_AUTHORS write reports here, and your address is not among them. Ask the people who run the server to add it.';
export const unauthenticated = 'Please sign in.';
export const unverified = 'Please verify your e-mail address first.';
export const tooLarge = 'This is too large to be accepted.';
export const notJson = 'This request cannot be read.';
export const checkFields = 'Please check the marked fields.';
export const registered = 'Registration successful!';
export const registrationFailed = 'Registration failed!';
export const signedIn = 'Login successful!';
export const signInFailed = 'Login failed!';
export const passwords = 'Passwords do not match';
export const verificationSent = 'Verification email sent successfully!';
export const verificationNotSent = 'Something went wrong. Please try again later.';
export const enterPassword = 'Please enter a password.';
export const wrongPassword = 'This is not your password.';
export const credentials = 'We know no account with this address and password.';
export const passwordNeeded = 'Please enter your password again first.';
export const codeNeeded = 'Please enter the code from your app as well.';
export const enterCode = 'Please enter a code.';
export const codeWrong =
  'This code does not fit. Look at the app again: it shows a new one every half minute.';
export const recoveryCodeWrong = 'This is none of your recovery codes, or it was used already.';
export const codeUsed = 'This code was used already. Please wait for the next one.';
export const signInOver =
  'This sign-in has ended: it took too long, or had too many wrong codes. Please log in again.';
export const secondStepMissing =
  'Your organisation asks for a second step at sign-in. Please set it up first.';
export const secondStepOn = 'Your sign-in has a second step already.';
export const secondStepOff = 'Your sign-in has no second step.';
export const secondStepNotBegun = 'This has taken too long. Please begin again.';
export const secondStepFirst =
  'Set up your own second step first, under Profile. Otherwise this would shut you out.';
export const addressUnusable =
  'This e-mail address cannot be used. If it is yours, log in or reset your password.';
export const resetRequested =
  'If there is an account with this address, a link to set a new password is on its way.';
export const resetLinkInvalid = 'This link is invalid, expired or already used. Please ask for a new one.';
export const verified = 'Your e-mail address is verified.';
export const alreadyVerified = 'Your e-mail address is verified already.';
export const verificationExpired = 'This link has expired. Log in to get a new one.';
export const verificationInvalid = 'This link is invalid. Please try clicking the link in the e-mail again.';
export const verificationUsed = 'This link was already used, or a newer one has replaced it.';
export const passwordReset = 'Your new password is set. Please log in with it.';
export const emailChangeSent =
  'We have sent a link to the new address. The old one stays until you have opened it.';
export const registrationClosed = 'Registration is closed here. Colleagues can still be invited.';
export const organisationsClosed = 'No further organisations can be opened here.';
export const registrationInvited =
  'Registration is by invitation here. Ask a colleague who has an account to invite you.';
export const invitationGone = 'This invitation is no longer valid. Ask your colleague for a new one.';
export const invitationOtherAddress =
  'This invitation was sent to another e-mail address. Use the address that received it.';
export const lastOwner = 'An organisation needs an owner. Make somebody else an owner first.';
export const managerDepartments = 'A manager works for departments. Please choose at least one.';
export const signatureInvalid = 'The signature does not fit.';
export const requestToken = 'This page was open for too long. Please try again.';
export const organisationChanged =
  'You have switched to another organisation in another tab. Please reload this page.';
export const tokenRefused = 'An API token cannot do this. Please sign in.';
export const tokenOver = 'This API token has ended or was revoked. Create a new one in Settings.';
export const tokenDay = 'Please choose a day within the next year.';
export const streamsFull =
  'Too many pages are being kept up to date at the moment. Please try again in a minute.';
export const linkExpired = 'The assessment link expired after two weeks.';
export const linkInvalid = 'The assessment link is invalid. Please try clicking the link again.';
export const linkWithdrawn =
  'This invitation is closed: it was withdrawn, or the answers to it were erased. There is nothing left to do for you.';
export const acknowledgeFirst = 'Please read first who will see your answers.';
export const contractChanged =
  'What is said about who will see your answers has changed. Please read it again.';
export const submittedAlready = 'Your answers are submitted already and cannot be changed.';
export const freshLinkSent = 'A fresh link is on its way to the address that was invited.';
export const ownPageExpired =
  'The link to your page has expired. You can have a fresh one sent to your address.';
export const ownPageGone = 'There is no such page any more.';
export const ownPageSent = 'A fresh link to your page is on its way to the address that was invited.';
export const inviterLeft =
  'It was not sent: the colleague who invited them may no longer do so. You can send the invitation again.';
export const invitationSent = 'Invitation sent successfully!';
export const invitedAlready =
  'This person is invited already. You can send the invitation again from the list.';
export const invitedSubmitted = 'This person has submitted already.';
export const invitedDeclined = 'This person does not want to take part.';
export const fairUse =
  'A profile must not be the only ground of a decision. It says where to ask, not whom to choose.';
export const sheetExpired =
  'This link to an interview sheet has expired. Please ask whoever sent it for a fresh one.';
export const sheetGone = 'This interview sheet is no longer available.';
export const vacancyInUse =
  'Somebody was invited for this vacancy. Close it instead: its candidates are erased some time after.';
export const vacancyOfOthers =
  'People of other departments are candidates for this vacancy, and closing or opening it decides when their answers are erased. Ask an owner, an admin or the hiring team to do it.';
export const vacancyUnknown = 'There is no such vacancy. It may have been removed.';
export const vacancyClosed = 'This vacancy is closed. Open it again to invite for it.';
export const vacancyForCandidates = 'A vacancy goes with a candidate. Please leave it out for an employee.';
export const ownDepartment = 'Please choose one of your departments.';
export const withdrawnAlready = 'This invitation was withdrawn. You can invite the person again.';
export const begunMeanwhile =
  'This person has begun meanwhile. Withdraw the invitation once more if their answers shall be deleted.';
export const invitedUnmailed =
  'The person is invited, and no mail goes out: they want none. Copy the personal link and hand it over.';
export const allUnmailed =
  'They are invited, and no mail goes out: they want none. Hand over their personal links.';
export const unmailed = 'Wants no mails, so none was sent. Copy the personal link and hand it over.';
export const mailHeld =
  'No mail goes out: this address has another invitation here, or wanted no more mails. Copy the personal link, or withdraw the other invitation.';
export const linkOutlived = 'This link has expired. Please send the invitation again.';
export const linkOutlivedUnmailed = 'This link has expired. Please renew it first; no mail goes out.';
export const addressFixed =
  'This person has opened the questionnaire, so the address can no longer be changed.';
export const seesNot =
  'This person was promised before the first question that your role does not see their results.';
export const shownInGroup =
  'You were shown figures of a group with this person. Their results stay closed to you, because they would show you the others’ too.';
export const notSubmittedYet = 'This person has not submitted yet.';
export const otherDesign =
  'This was begun with an earlier version of the questionnaire, which can no longer be opened. Please ask whoever invited you for a new invitation.';
export const demoNext = 'Please select an answer before proceeding.';
export const demoFinish = 'Please select an answer before finishing.';
export const reportFailed = 'An error occurred while generating the report.';
export const reportChanged = 'This report was changed in another tab or by a colleague since you opened it.';
export const reportAddressLeft =
  'It was not sent: this person has another address now. You can send it again.';
export const reportSenderLeft =
  'It was not sent: the colleague who sent it may no longer write reports about this person. You can send it again.';
export const reportSent = 'This report has been sent and can no longer be changed.';
export const reportGenerating = 'This report is being written at the moment.';
export const reportUnreviewed = 'Please review the report first.';
export const reportNoAddress = 'There is no address to send this report to.';
export const reportBudget = 'Your organisation has used up its drafts for the day.';
export const invitationFailed = 'Failed to send invitation!';
