/**
 * In which words people speak of each behaviour without naming it: `acts` are what somebody does who shows it,
 * `opposites` what somebody does instead of it. Any form of a word counts, and a gap (…) is up to five other words.
 * Written from each behaviour's definition, not from drafts.
 */
interface BehaviourWords {
  readonly acts: string;
  readonly opposites: string;
}

export const behaviourWords: Readonly<Record<string, BehaviourWords>> = {
  flexibility: {
    acts: 'flexible, flexibly, adapt, adaptable, adjust, loosen up, switch, change plan, change course, change of plan, last-minute change, rearrange, reschedule, swap, go with the flow, pivot, change direction, drop the old plan, start the new one, new arrangement, revise the plan, bend, react to change, follow the change, change your mind, shift gear, bend the plan',
    opposites:
      'stick to the plan, keep to the plan, old plan, original plan, finish the old plan, fixed arrangement, predictable, predictability, rigid, rigidly, not touch, leave untouched, untouched, hold on to the plan, stability, stable, steady, consistent, constancy, firm arrangement, keep the arrangement, arrangement that holds, stay the course, same plan, stay with the plan, carry out the plan, agreed plan, stubborn, unchanged, leave … as it is',
  },
  experimentation: {
    acts: 'experiment, experimental, try out, try … out, test, trial, new thing, new method, new way, pilot, prototype, something new, something different, untested, tinker, try new, explore, different order, different way, new approach, fresh approach',
    opposites:
      'finish the trial, finish the one, proven, tried and tested, established, routine way, known method, stay with what works, old workaround, the usual way, what already works, what has worked, finish what is running, conclude',
  },
  openness_to_feedback: {
    acts: 'feedback, criticism, critique, ask how … came across, what … could do better, hear … out, act on criticism, act on comments, take … on board, take … to heart, receptive, invite comments, welcome comments, ask for comments, remark, comment, suggestion',
    opposites:
      'ignore, defend yourself, defend your work, explain yourself, justify yourself, stand by your work, shrug off, brush off, dismiss, defensive, collect the comments, trust your own judgement, stick to your decision, stay with your decision, filter, disregard, keep your course, let remarks pass, let it bounce off',
  },
  learning_from_mistakes: {
    acts: 'learn from, ask why, root cause, find the cause, look back, looking back, post-mortem, review, debrief, analyse the error, analyse the mistake, lesson, lessons learned, examine the mistake, take apart, dissect, what went wrong, go over the mistake, how it happened, retrospective',
    opposites:
      'move on, let small errors go, let errors go, let mistakes go, let the mistake go, put right on the spot, correct on the spot, fix and forget, forget the mistake, leave it at that, shrug off the error, carry on, put it behind you, fix it and go on',
  },
  tolerating_ambiguity: {
    acts: 'open question, open point, leave … open, unclear, uncertainty, ambiguity, ambiguous, loose end, start without, begin before everything is clear, before everything is clear, half the facts, not knowing, unanswered, work with what you have, unfinished picture, live with doubt, without all the facts, without every detail, take the first step',
    opposites:
      'clear yes or no, get … clear, settle the point, settle … question, close the point, close the question, close some of them, close … open, pin down, nail down, define, spell out, written down, confirm, every detail confirmed, full instructions, clarify, make … definite, definite answer, insist on an answer, certainty, resolve the question, firm answer, tie up',
  },
  letting_go_of_habits: {
    acts: 'let go of … habit, let go of … routine, letting go, give up … routine, give … up, give one up, break … habit, old way behind, abandon the routine, throw out, unlearn, drop … habit, drop … routine, leave out a routine, replace … routine, replace … habit, new routine, new tool, adopt the new, part with, retire the old, discard, ditch, do without the routine, scrap',
    opposites:
      'keep … habit, keep … routine, keep the old, familiar habit, familiar routine, tried and tested, stick with the routine, hold on to … habit, hold on to … routine, old routines protect, preserve, protect … routine, what still works, stay with what works, proven routine, cling, tradition, customary, familiar way',
  },
  initiative: {
    acts: 'take the lead, self-motivated, initiative, take the lead, first step, unasked, without being asked, start, begin things, begin tasks, proactive, get going, self-starter, take it on, act on your own, make the first move, volunteer, kick off, jump in, leap in, step forward, see what needs doing, go ahead',
    opposites:
      'wait to be told, ask who is in charge, wait for instructions, wait to be asked, wait for the answer, wait to be told, ask before you start, check with the person in charge, check before you start, let somebody else begin, let somebody else start, let others start, let others go first, hold back for a moment, leave the first step to, sit on your hands, agree on it first, get agreement first, clear it first, ask first',
  },
  decisiveness: {
    acts: 'haste, quick to decide, decide, decision, decisive, decisively, verdict, make up your mind, choose, commit, settle, make the call, make the choice, quick choice, choose quickly, final word, come down on one side, act at once, pick one, conclude',
    opposites:
      'gather … views, take more time, more time, big decisions need, sleep on, give … a night, one night, hesitate, take your time, take longer, wait a day, think it over, hear one person who, hear … first, postpone, defer, put off, keep … options open, mull over, let … mature, ask for a day, ask for time, dither, waver, leave … open, slow down, deliberate, consult, delay, second thoughts, reconsider, take a day, wait until tomorrow',
  },
  self_reliance: {
    acts: 'self-reliant, self-reliance, on your own, by yourself, yourself, alone, independent, independently, own judgement, rely on yourself, own two feet, work it out, solve it yourself, own answer, without help, two answers, struggle on, single-handed, lone wolf, fend for yourself',
    opposites:
      'ask for help, seek help, call for help, get help, accept help, request help, ask a colleague, tell a colleague, reach out, lean on others, lean on colleagues, depend on others, let them take a part, share the load, share the burden, share the task, call someone, call anyone, support from others, rely on others, rely on colleagues, let others help, together with, hand part of it, let someone help, raise your hand, ask sooner',
  },
  persistence: {
    acts: 'persist, persistent, persistence, keep going, keep at it, stick with it, stick at it, see … through, carry on, try again, another attempt, one more time, perseverance, persevere, tenacity, tenacious, endure, hold out, return to the job, return to one job, finish what you start, finish what you began, next step, press on, soldier on, dogged, battle on, hang on, hang in',
    opposites:
      'give up, stop, quit, walk away, set a limit, abandon, drop the job, drop it, let it go, cut your losses, call it a day, limit of … attempts, throw in the towel, change tack, try another way, put it aside, stopping, pull the plug, declare it over, bow out, end it, admit defeat, know when to',
  },
  ownership: {
    acts: 'own it, ownership, take responsibility, responsible, responsibility, see … through, accountable, claim, make it yours, answer for, hold the reins, look after the whole, take charge, guard your work, keep close, my job, your own hands, take it upon yourself, feel responsible, hold the wheel',
    opposites:
      'share the wheel, let a colleague, let others, let somebody else, not check, hand over, leave to others, share responsibility, give up control, let go of control, let go, open your work, let them touch, final call on one task, trust others with, pass the task, not your job, share the work, loosen your grip, give away',
  },
  resourcefulness: {
    acts: 'resourceful, resourcefulness, make do, stand-in, improvise, workaround, makeshift, find a way, with what is there, with what you have, what is to hand, patch, get by, substitute, borrow, look around, creative fix, quick fix, scrape together, repurpose',
    opposites:
      'proper equipment, request the, put in a request, put in the request, order the part, order the, ask for the budget, ask for proper, wait for the part, the proper thing, proper tool, right tool, buy, invest in equipment, right equipment, report the shortage, ask for what you need, insist on the right',
  },
  goal_setting: {
    acts: 'goal, target, aim, objective, milestone, kpi, measurable, deadline, set yourself, how many, by when, number to reach, checkable, ambitious aim, metric, benchmark, score sheet, track progress',
    opposites:
      'aimless, open-ended, without a number, without a target, without numbers, work itself, see where it leads, without measuring, no number, let the day unfold, strike out, for its own sake, unmeasured',
  },
  competitiveness: {
    acts: 'winning, benchmark, the best, compete, competitive, competition, win, beat, outdo, outperform, rival, rivalry, keep score, keeping score, ranking, come out ahead, come first, be first, best branch, best shift, compare your, compare with, compare results, race, contest, edge over, league table, surpass, scoreboard, victory',
    opposites:
      'working together, success of others, best practices, working with, cooperate, collaborate, cooperation, pass on the trick, pass on your trick, share the trick, help … behind you, celebrate their, let others win, let somebody else win, let them win, be second, come second, help a rival, cheer for, share what you know, share your tips, shared win, winning together, support a competitor, side by side',
  },
  seeking_challenge: {
    acts: 'challenge, difficult case, difficult work, demanding, stretch yourself, hard case, hard work, volunteer, unfamiliar, stretch, out of your comfort zone, tough, hardest, step forward, machine that others avoid, case that others avoid, daunting, deep end, harder task, push your limits, raise the difficulty, steeper',
    opposites:
      'plain task, routine duty, routine work, routine task, easy task, comfortable job, comfortable, play it safe, comfort zone, simple task, everyday work, everyday task, ordinary work, ordinary task, dull task, unspectacular, stay with what you know, step back, bread and butter, easy win, humble task, humdrum, familiar work, safe choice',
  },
  self_promotion: {
    acts: 'too humble, accomplishment, share your wins, your wins, own wins, your results, accept praise, achievement of yours, your own wins, self-promotion, promote yourself, your achievements, own achievements, your successes, own successes, your success, what you achieved, tell your manager, sell yourself, toot your own horn, blow your own trumpet, mention your, brag, boast, show off, show what you can do, be seen, visible, visibility, speak of yourself, talk about yourself, claim your share, take credit, put yourself forward, your own merit, spotlight, your part in it, let people know what you',
    opposites:
      'shine the light on others, shine a light on others, modest, modesty, humble, humility, let others tell, what your colleagues did, what others did, credit to others, stay in the background, work speak for itself, give the stage, understate, praise others, name only what, mention others, quietly, let the work speak, share of others, in the background, stay out of the limelight, other people’s successes, anonymous',
  },
  pursuing_growth: {
    acts: 'learn something new, new skill, training, course, grow, growth, shadow, develop yourself, seminar, workshop, certificate, qualification, study, educate yourself, next role, promotion, career, mentor, read up, degree, learning',
    opposites:
      'apply what you learned, use what you learned, use what you know, use what you learned last, stay with your present job, present job, present work, present role, daily work, skills you already have, current role, current job, consolidate, master what you have, put into practice, bed down, what you already know',
  },
  raising_standards: {
    acts: 'higher standard, standard, raise the bar, perfectionism, perfectionist, perfect, polish, refine, improve work, quality, excellence, send back, aim higher, ask for better, could be better, could be improved, improvement, flawless, first-class, exacting, sharpen the finish, demand better, one more round of improvements, demanding',
    opposites:
      'let it go out, lower the bar, good enough, let it go out, let … out, lower the bar, accept as it is, accept it as it is, settle for, barely passes, leave it as it is, done is better, let it pass, adequate, acceptable, tolerate, ship it, call it done, rough edges, lower standard, accept … imperfect, imperfect, eighty per cent, sufficient',
  },
  active_listening: {
    acts: 'eye contact, put away your phone, listen, listener, repeat what, hear out, hear them out, hear people out, hear more, let people finish, let … finish, let them finish, let … speak, give … full attention, full attention, ear, paraphrase, understand first, what was meant, mirror back, all ears, absorb, lend an ear, quiet while they speak, pay attention to the speaker, attentive, pause for a breath, before you answer',
    opposites:
      'share your own view, sharing your own view, contribute, speak before, interrupt, cut in, cut … short, cut the conversation short, how much time you have, give your answer, answer sooner, quick answer, answer quickly, sum up, wrap up, come to the point, end the conversation, time limit, talk over, finish their sentences, say your piece, shorten, answer straight away, cut people off, tune out, speak sooner, state your view, close the conversation',
  },
  clarity: {
    acts: 'clear, clearly, clarity, spell out, spell it out, say exactly, exact, precise, explain, explicit, plain words, plain language, who what by when, one sentence, instruction, detail, specify, unambiguous, step by step, detailed, over-explain, put it plainly, leave no doubt',
    opposites:
      'aim alone, leave the steps, leave the details, vague, leave … unsaid, unsaid, hint, leave … to their judgement, their own judgement, trust them to work it out, broad outline, leave room for, brief outline, let them work it out, let them figure it out, work out the steps, just the goal, only the goal, room to think, mumble, imply, leave out the obvious',
  },
  storytelling: {
    acts: 'story, stories, storytelling, anecdote, tell a scene, scene, real event, example, narrative, tale, paint a picture, vivid, illustrate, parable, yarn, once upon',
    opposites:
      'get to the point, point first, fact, facts first, state the point, plain fact, bare facts, straight to the point, conclusion first, headline first, figure first, message first, matter-of-fact, the bottom line, come to the point, bullet point, dry',
  },
  candour: {
    acts: 'directness, point to, criticism, candour, candid, candidly, frank, frankly, frankness, blunt, bluntly, honest, honestly, honest sentence, say what you think, speak your mind, tell it like it is, straight talk, speak plainly, direct, directly, plain-spoken, outspoken, give your opinion, your opinion, opinion, unvarnished, to their face, say … to the person, call a spade, what you really think, truth, the truth, criticise, hard truth',
    opposites:
      'diplomacy, diplomatically, think about how it will land, tactfully, keep it to yourself, keep … to yourself, keep opinions to yourself, ask whether, swallow, bite your tongue, hold your tongue, tact, tactful, gently, soften, cushion, diplomatic, say nothing, nod, stay silent, hold … opinion, spare, keep quiet, polite silence, behind their back, wrap, in the corridor, sugar-coat, leave it unsaid, unsaid, hold your fire',
  },
  keeping_others_informed: {
    acts: 'inform, informed, update, keep … posted, pass on news, pass on changes, news, tell people, tell the next shift, let people know, let … know, line to whoever, message, newsletter, in the loop, report progress, share progress, bulletin, send word, notify, circulate, heads-up, share changes, status, copy in, cc, e-mail',
    opposites:
      'need to know, only people who, only those who, fewer people, let them ask, in the dark, find out for themselves, silence, wait until they ask, bundle, one message a week, one summary, hold … news, filter',
  },
  asking_questions: {
    acts: 'ask, question, inquire, enquire, curiosity, curious, probe, dig deeper, draw out, how or what, find out, query, quiz, interrogate, wonder aloud, interview',
    opposites:
      'then begin, get on with it, take … as given, trust that, get started, make a statement, accept the answer, just begin, nod, assume, take their word, begin with what you know, work with what you know, let the rest show itself, start working, leave … unasked',
  },
  sharing_credit: {
    acts: 'mention everyone, mention everyone else, credit, share praise, share the praise, share success, name two people, name people, name those, thank everyone, thank those, who made it possible, mention contributors, praise goes to, pass on praise, pass on the praise, pass … on to the team, pass compliments on, spread the praise, give the team, acknowledge, joint success, thank the team, thank so many',
    opposites:
      'own your success, accept recognition, accept a compliment, accept the compliment, accept praise, accept one compliment, take the compliment, keep the praise, keep … for yourself, own part, your own work, your own share, your own contribution, simple thank you, say thank you and, claim your part, take the praise, own achievement, without passing it on, let praise land, say i did, bask',
  },
  helping_out: {
    acts: 'support … colleague, offer a hand, offer your support, generosity, be of help, help, helpful, lend a hand, offer your help, assist, assistance, pitch in, step in, support a colleague, relieve a colleague, take over, offer … ten minutes, take work off, do a favour, favour, rescue, jump in, give a hand, come to the aid, roll up your sleeves for, cover for',
    opposites:
      'own priorities, set limits, not yours to handle, learn to say no, turn down requests, say no, finish your own, finish your job, own job first, own work first, own tasks first, decline, turn down, refuse, your own list, your own desk, own work, protect your time, let them manage, let them do it themselves, let others do their own, set a time, answer with a time, own tasks, wait until you have finished, guard your time, mind your own',
  },
  seeking_input: {
    acts: 'consult others, ask people, ask those, ask for input, ask for views, ask for opinions, ask for advice, input, consult, consultation, hear the people, hear those, hear the two, hear others, involve, views of others, what others think, what others know, draw on what others, sound out, seek advice, second opinion, gather views, gather opinions, poll, canvass, ask … people, ask around, run it past',
    opposites:
      'without asking, small decisions, by yourself, on your own, decide alone, decide it alone, own decision, without asking, inform people of the result, make the decision, without consulting, single-handedly, entirely by yourself, settle matters on your own, make the call, trust your own view, just decide, decide yourself, own counsel, inform them afterwards',
  },
  compromising: {
    acts: 'compromise, give ground, meet halfway, meet … halfway, meeting halfway, concede, concession, give in, give way, split the difference, middle way, middle ground, split … down the middle, offer something that you can do without, give a little, make an offer, yield, accommodate, trade-off, give and take',
    opposites:
      'stand firm, stay firm, hold your ground, hold firm, hold the line, insist, refuse to budge, stick to your position, stick to your point, keep your position, non-negotiable, stand your ground, dig in, defend your point, say no, dig your heels in, hold out, keep your point, be stubborn, not give way, uncompromising, not budge, not move',
  },
  consensus_building: {
    acts: 'bring people together, please everyone, rounds of discussion, everyone can support, discussion, objections, consensus, agreement, everyone agrees, everyone to agree, all agree, bring everyone on board, bring people on board, on board, go round the table, go round the group, win the doubters, win over the doubters, common ground, unanimous, unanimity, bring views together, what … need to support it, joint decision, agree with everyone, buy-in, wait for the last, last doubter, everyone behind',
    opposites:
      'make a decision, even when some people disagree, disagree, decide, fix a time, end the discussion, discussion ends, end the debate, make the call, majority, push through, push … through, go ahead without, without full agreement, live with disagreement, not everyone has to agree, vote, doubts are noted, note the doubts, close the discussion, cut the debate, overrule, take the decision, move ahead',
  },
  knowledge_sharing: {
    acts: 'share, lunch session, one-page guide, offer your expertise, write a guide, share your knowledge, share knowledge, share what you know, teach, explain, show how, show a colleague, pass on your know-how, pass on your knowledge, pass on … know-how, know-how, expertise, tips, lesson, train others, write a guide, tutorial, share experience, share your experience, instruct, demonstrate, lecture',
    opposites:
      'check whether it is wanted, let people find, find their own answers, wait to be asked, wait until … ask, let them find out, answer only, answer that question only, answer only the question, keep your tips, let them discover, only when asked, short answer, let others work it out, let them work it out, let them try, let … learn by doing, keep it short',
  },
  delegation: {
    acts: 'delegate, delegation, hand over, hand … over, hand … to, pass tasks on, pass on tasks, pass work on, pass … on, give away, give … to your team, assign, entrust, let somebody else do, let others do, let … handle, let your team, leave it to your team, leave … to others, leave … to the team, trust your team, trust others with, off your desk, off your plate, stay out of it, give a task, give up control, share the work, let go',
    opposites:
      'take one task back, take … back, keep … on your own desk, keep the task, keep the next, do it yourself, do … yourself, hold on to, go back to one task, your own desk, explain what it is for, explain the purpose, own hands, look after it yourself, stay involved, personally, look over, supervise, check on, roll up your sleeves, keep hold of',
  },
  motivating_others: {
    acts: 'motivational, motivational language, recognise small wins, motivate, motivation, encourage, encouragement, cheer, cheer on, cheer … on, inspire, good word, pep talk, rally, spur, rouse, fire up, tell your team why, why the work matters, raise spirits, raise the spirits, kind word, enthuse, enthusiasm, praise, energise, rallying, uplift, spirit',
    opposites:
      'space to be tired, removing practical obstacles, practical obstacles, what slows them down, ask what slows, remove one, remove obstacles, remove an obstacle, leave people to find, leave them to find their own, own reasons, quiet, plain facts, matter-of-fact, clear the way, sober, let them rest, let tired people, listen to what is hard, acknowledge the fatigue, take a burden off',
  },
  coaching: {
    acts: 'open question, discover solutions, for themselves, one-to-one conversation, coach, coaching, ask what they tried, what they tried, hold your advice, help people find, find their own way, let them find, ask instead of tell, guide, guiding question, ask how they would, answer with a question, answer … with a question, mentor, suggest, let them work it out, question back, watch ask suggest, draw the answer out',
    opposites:
      'clear instructions, be more direct, just need an answer, giving answers, straight answer, give the answer, give an answer, give them the answer, tell them, tell them what, tell people what, tell people how, tell … what to do, direct answer, give instructions, just answer, answer directly, hand them the solution, give the solution, show them how, plain answer, simple answer, say how it is done, give advice',
  },
  setting_direction: {
    acts: 'prescribe, vision, guidance, clearer about where, direction, set direction, point the way, where … heading, tell them where, course, vision, main aim, steer, lead the way, what matters most, set the course, set out the goal, lay down, north star, priorities for the team, show the way, compass, say where',
    opposites:
      'allow your team to shape, shape the direction, ask for its ideas, chance to lead, give others the chance, let them propose, let the team, let others propose, bring a problem, bring the team a problem, follow the team, follow their, follow it, follow somebody, let them choose, ask them where, let others steer, let others lead, let … find the way, open question, their own way, leave the course, take a back seat, hand over the wheel',
  },
  holding_to_account: {
    acts: 'hold … to account, hold … accountable, account, follow up, remind, missed agreement, talk to the person, call … out, address the lapse, chase, ask what got in the way, confront, insist on, enforce, set a new date, take to task, demand, check whether it was done, press for what was agreed, name the lapse, bring up what was agreed',
    opposites:
      'let it slide, let … slide, let … pass, look away, turn a blind eye, overlook, forgive, allow a lapse, allow a small lapse, let it go, put right themselves, put it right themselves, put it right without you, trust them to, second chance, close an eye, be lenient, lenient, leniency, say nothing, give … the benefit of the doubt, excuse',
  },
  recognising_others: {
    acts: 'well done, say well done, highlight good work, appreciated, praise, thank, thanks, recognise, recognition, appreciate, appreciation, compliment, tell … well done, acknowledge, celebrate, good work, notice what people do well, applaud, commend, pat on the back, kind word, admire',
    opposites:
      'more selective, point out mistakes, only mistakes, criticise, withhold, reserve … for, keep praise for, keep your praise for, save your praise, save yours, save … for real, save your thanks, earn, take … for granted, plain feedback, say nothing, one piece of work',
  },
  assertiveness: {
    acts: 'express … opinion, clear opinion, hold your position, keep your position, assert, assertive, assertively, say no, state your limit, state your, state what you, insist, stand your ground, stand firm, hold firm, push back, set limits, set a limit, speak up for yourself, speak up, say what you want, say what you need, decline, make yourself heard, press, push your, push harder, voice your needs, defend your position, your limit, draw a line, stand up for yourself, dominate, claim space, put your foot down, demand, be firm, objection, object',
    opposites:
      'let go of minor points, ask for other views, soften your approach, yield, give in, give way, let two others, let others, let … first, let them have, defer, back down, step back, make room, change one detail, concede, agree, swallow, accommodate, go along, hear what others want, listen first, ask what they want, speak last, take the second place, bite your lip, nod, stay quiet, keep the peace, sigh',
  },
  conflict_resolution: {
    acts: 'difficult conversation, address them, listen to both sides, look for a solution, fix every disagreement, fix disagreements, disagreement, resolve, resolution, mediate, mediation, mediator, sit down with both, sit down with, bring … into the open, address the conflict, address the tension, address disagreements, settle the dispute, settle the quarrel, hear both sides, talk it out, clear the air, formal talk, step in, intervene, referee, reconcile, peacemaker, what each needs, bring … together, tackle the tension, get … round a table',
    opposites:
      'trust colleagues to work things out, work things out themselves, only when you are asked, leave the next quarrel, leave the quarrel, leave … to the people, leave … to them, leave them to it, let them sort, let … sort, let … settle, let it blow over, stay out, keep out, wait for it to go away, ignore, avoid the conflict, look away, not every difference, over coffee, let things lie, let it rest, sort it out themselves, walk past, sidestep',
  },
  speaking_up: {
    acts: 'your ideas deserve, hold back your concerns, speak up, raise, voice, say something, contribution, contribute, comment, speak, your voice, mention, put up your hand, raise your hand, raise concerns, make yourself heard, point out, chime in, pipe up, say it aloud, express your doubts, have your say, open your mouth, share your view, break your silence, interject',
    opposites:
      'power of silence, go first, share only, others go first, silent, silence, stay silent, quiet, keep quiet, hold your tongue, listen, let others speak, let … speak, let others talk, let … talk, room for others, leave room, give the floor, say nothing, swallow, bite your tongue, keep … to yourself, limit yourself to one, one contribution, pass, hold your peace, sit back, stay mute, wait until others, speak last, let the quiet ones',
  },
  delivering_hard_news: {
    acts: 'deliver bad news, deliver hard news, hard news, tell the person, tell people the bad news, give the message, unpleasant message, bad news, unwelcome, difficult message, face to face, break the news, hard truth, announce, get it over with, tell them straight away, tell them today, the hard message, hard conversation, say it early, come out with it',
    opposites:
      'hold … news, hold the next, wait, quiet moment, choose the place, choose the moment, choose your moment, pick the moment, check first, put off, postpone, delay, right moment, keep back, avoid the message, spare them, put … off, sit on, soften, think about the timing, later date, keep the news',
  },
  challenging_authority: {
    acts: 'challenge, question, dispute, contradict, push back, disagree, object, stand up to, oppose, argue with, say so, offer a better way, defy, rebel, take issue, speak against, resist instructions, fight, pick a fight, pick fights, confront your manager, talk back, doubt an order, criticise decisions, call decisions into question',
    opposites:
      'follow orders, follow the order, follow instructions, follow an instruction, carry out, obey, comply, go along, accept the decision, accept a decision, accept decisions, without comment, do as you are told, defer to, to the letter, respect the decision, support the decision, give … the benefit of the doubt, toe the line, fall in line, trust your manager, nod, back your manager, loyal to',
  },
  standing_up_for_others: {
    acts: 'step in, support colleagues, unfair treatment, protective, use your voice, stand up for, defend, speak for, speak on behalf, protect, advocate, take their side, take sides, support the absent, in their favour, shield, champion, come to their defence, intervene for, fight for, back the weaker, plead for, word for',
    opposites:
      'fight their own, own battles, let them speak, speak for themselves, ask before you defend, ask whether they want, let people defend themselves, let them defend, step back, let them, stay out of it, look at the floor, look away, fight their own battles, own battles, wait until they ask, stand beside, let others fight, handle it themselves, by themselves',
  },
  perspective_taking: {
    acts: 'understand everyone, every viewpoint, perspective, other people’s shoes, their shoes, someone else’s shoes, others’ eyes, people’s eyes, through the eyes, point of view, viewpoint, see it as, how others see, how it looks, look from, put yourself in, empathise, empathy, imagine how, where your work arrives, other side, from the ward, angle, standpoint, what others see, walk a mile, understand how',
    opposites:
      'own opinion, your own opinion, own view, your view, own opinion, own position, your own eyes, trust your own, own standpoint, say that first, your own angle, decide from your own, state your own, one view, single view, pick one side, take a side, your take, stand by your view',
  },
  showing_warmth: {
    acts: 'warm, warmth, warmly, warmer, kind, kindly, kindness, greet, greeting, smile, welcome, friendly, close, closeness, interest in people, personal, learn one thing about, hug, small talk, how their weekend, affection, cordial, friendliness, hello, good morning, approachable, affectionate, heart, chat',
    opposites:
      'cool, cooler, distance, distant, reserved, brief, strictly to the matter, matter in hand, matter-of-fact, businesslike, professional, formal, businesslike tone, to the point, keep to business, detached, neutral, stick to business, stick to the topic, space, cold, aloof, impersonal, stick to the subject',
  },
  patience: {
    acts: 'count to ten, deep breath, step by step with, patient, patience, patiently, wait, give … time, give them time, take their time, own speed, own pace, let … finish, slow down, let … at their own, sit on your hands, hands to yourself, bear with, tolerate delay, allow time, take as long, unhurried, hold on, let things take, give it time, bide your time, stand by',
    opposites:
      'impatient with, push, press, hurry, rush, speed up, impatient, impatience, urge, chase, ask for a date, demand, date, deadline, ring today, ring about, set a deadline, faster, act now, pressure, finish their sentences, stop waiting, insist, quicken, prod, nudge, today, without delay, call them, pick up the pace, crack the whip, run out of',
  },
  tactfulness: {
    acts: 'tact, tactful, tactfully, soft words, softer words, soften, softening, gentle, gently, kind phrase, kind words, diplomatic, diplomacy, polite, politely, mind your tone, choose words, choose your words, choose the moment, save face, face-saving, considerate, out of earshot, in private, sensitive, careful words, cushion, wrap, sugar, delicate, delicately, smooth, padding',
    opposites:
      'plain, plainly, blunt, bluntly, direct, directly, straight, straightforward, sharp, sharp tone, harsh, one plain sentence, say it outright, point out, unvarnished, frank, without softening, without wrapping, in front of everyone, across the room, to the point, outright, clear words, call it by its name, undiluted, unpadded',
  },
  emotional_support: {
    acts: 'concern for, check in with, offer help, listen without judging, comfort, console, support, emotional support, ask how … are, ask how they feel, how they are, listen to troubles, shoulder, be there for, hold their hand, care for, caring, hard week, swap a duty, relief, confide, notice who is struggling, look after, reassure, sympathy, sympathise, sit with, soothe, shoulder to cry on, people’s troubles, check in on, compassion',
    opposites:
      'everyone’s problems, clear boundaries, other sources of support, suggest another person, another service, another person, professional help, refer, keep the talk short, keep … short, shorter talk, own work, schedule, distance, limit, boundary, boundaries, draw a line, protect your time, protect your energy, let somebody else comfort, let others comfort, look after yourself, point them to, only about the schedule, own limits, your own energy',
  },
  including_others: {
    acts: 'include others, include, inclusion, inclusive, involve, invite, draw … in, bring … in, bring in, newcomer, part-timer, open the meeting, open it to everyone, left out, give everyone a say, everyone at the table, widen the circle, wider circle, add people, ask the quiet, open the door, make room for everyone, leave nobody out',
    opposites:
      'keep meetings small, only the people who are needed, excuse, smaller circle, small circle, few people, only those who, only those concerned, only those needed, those who need not, exclude, keep the group small, small group, same few, leave people out, uninvite, smaller group, not everyone, fewer people, fewer guests, release, let people off, without everyone, shorter list, trim the list, need not be there',
  },
  staying_calm: {
    acts: 'calm, calmly, cool head, keep cool, breathe, breathe out, lower your voice, steady voice, composed, composure, relax, unruffled, even-tempered, evenly, serene, level-headed, keep your nerve, stay cool, count to ten, quiet voice, clear head, unmoved, poker face, tranquil, settle your nerves, peaceful',
    opposites:
      'urgent, urgency, alarm, show that, raise your voice, raise the alarm, sound the alarm, stand up, name the deadline, show emotion, tension, nervous, panic, fluster, excited, let it show, get loud, agitation, agitated, ring the bell, show … serious, signal, let people see that, show your worry, lose your temper, heat, be alarmed, upset',
  },
  self_restraint: {
    acts: 'restrain, restraint, self-control, self-restraint, hold back, hold your tongue, breathe, count to ten, bite your tongue, think before you, before you answer, before you reply, bite back, control yourself, under control, leave the e-mail, leave it until, sleep on, pause, wait before, keep yourself in check, keep … in check, swallow, check your impulse, discipline, composed, resist the urge, bottle up, hold in, keep a lid, guarded',
    opposites:
      'impulse, impulsive, impulsively, spontaneous, spontaneously, spontaneity, let go, let loose, blurt, say it straight out, voice the thought, voice what, first thought, sharp reply, snap, react at once, react, without thinking, make the call, speak freely, act on, let yourself go, loosen up, loosen, let it out, let rip, say what you feel, on the spur, off the cuff, follow the urge, drop your guard, show what you want',
  },
  optimism: {
    acts: 'outlook, positivity, three good things, optimism, optimistic, hope, hopeful, positive, bright side, good news, gone well, go well, going well, chance, look for chances, opportunity, confidence, confident, best case, cheerful, what could go well, silver lining, glass half full, upbeat, sunny, rose-tinted, enthusiastic, encouraging, believe it will, good outcome, turn out well',
    opposites:
      'negative, reality check, might go wrong, concerns of, bad case, worst case, worst, weak point, weakest point, prepare for the worst, warning, warn, doubt, pessimism, pessimist, pessimistic, sceptic, sceptical, scepticism, cautious, caution, risk, what could fail, what could go wrong, could go wrong, reasons why … fail, fail, failure, prepare for one, plan b, realistic, realism, expect less, setback, downside, danger, fears, worries, gloomy, imagine that it fails, what if it fails',
  },
  self_reflection: {
    acts: 'reflect, reflection, look at yourself, examine your, own part, your part, your own role, introspection, introspective, diary, journal, question yourself, think about yourself, think back, what you did, go over it, go through every conversation, ponder, self-examination, recall one moment, your motives, soul-searching, ruminate, brood, dwell on, mirror, navel-gazing, replay, look inward, analyse yourself',
    opposites:
      'let the day be over, let it be over, let it rest, leave it behind, act, move on, do it, just do, let it be, look outward, look ahead, stop thinking, close the day, look forward, be done with, one sentence about, without second-guessing, forget about it, shut the book, switch off, draw a line, cause in others, blame others',
  },
  bouncing_back: {
    acts: 'bounce back, bouncing back, recover, recovery, recover quickly, get back on your feet, back on your feet, get back up, move on, resilient, resilience, shake off, shake it off, brush off, second attempt, start again, start over, try again, leave it behind, next attempt, dust yourself, spring back, get over it, pick yourself up, put it behind you, carry on, rebound, back in the saddle',
    opposites:
      'stay with, stay with your setback, dwell, grieve, mourn, sit with, talk it over, take … in, feel the loss, feel the disappointment, linger, let it sink in, let it hurt, pause, what it could teach, learn from it first, weigh on, acknowledge, take time to, look at what failed, feel it, slow your recovery, give the setback, give defeat, give it ten minutes',
  },
  emotional_openness: {
    acts: 'share how you feel, show emotion, let your emotions show, feeling, emotion, emotional, show your feelings, tell … how you feel, tell … made you feel, made you feel, how you feel, share your mood, name your feeling, name what you feel, mood, vulnerable, vulnerability, open up, let people in, express yourself, wear your heart, annoyance, let it show, be open about, say that you are, tears, heart on, share what moves you, show joy',
    opposites:
      'private, keep … private, reserved, process them before, process … before sharing, guarded, keep … to yourself, neutral face, hide, mask, sit out, sit it out, private, contain, poker face, keep private, composed, matter-of-fact, to one person, leave your mood, keep a straight face, straight face, compose yourself, hold … in, bottle up, leave … unspoken, guard, cover up, conceal, discreet, keep it inside, unmoved',
  },
  planning: {
    acts: 'map out the week, block thirty minutes, anticipate, priorities, plan, planner, planning, prepare, preparation, schedule, think ahead, set out who, set out, write down the, lay out, map out, organise, forethought, timetable, calendar, agenda, in advance, beforehand, before the shift starts, checklist, lay the groundwork, roster, gantt',
    opposites:
      'unscheduled, allow things to unfold, things unfold, start, just start, begin without, improvise, spontaneous, spontaneously, spontaneity, let a surprise, surprise, see how it goes, let the day unfold, unplanned, leave … open, as it comes, half of one job, play it by ear, jump in, dive in, without a plan, wing it, go with the flow, make it up as, leave the afternoon, unscheduled, blank',
  },
  prioritising: {
    acts: 'prioritise, priority, priorities, rank, ranking, sort, sort … by importance, weightiest, most important, important first, what matters most, what must wait, what can wait, first things first, top of the list, essential, urgent from important, say what will have to wait, triage, focus on the, two weightiest, the vital few, big rocks, order of importance',
    opposites:
      'small things, small stuff, minor task, bottom of your list, bottom of the list, little things, whatever came in last, whatever comes first, odds and ends, clear the small, trivial, loose ends, neglected, lesser, unimportant, minor, back of the queue, bits and pieces, low on the list, smaller jobs, small jobs, little jobs',
  },
  punctuality: {
    acts: 'cut people off, punctual, punctuality, on time, on the dot, early, in time, clock, the clock, start meetings when, agreed time, minute, arrive, watch, deadline, sharp, prompt, promptly, keep time, never late, finish on time',
    opposites:
      'late, run over, overrun, overran, let … run over, extra minutes, five more minutes, a few minutes more, delay, lateness, let … take longer, relaxed about time, take off your watch, ignore the clock, flexible about time, linger, stay longer, go on longer, drift in',
  },
  attention_to_detail: {
    acts: 'detail, detailed, check, checks, check twice, double-check, inspect, proofread, look closely, look more closely, small things, careful, carefully, care, precise, precision, accurate, accuracy, meticulous, thorough, nitpick, spacing, wording, fuss, fussy, spot errors, correct errors, scrutinise, comb through, dot the i, fine print, pore over, go over it again, read it again, second look',
    opposites:
      'without a further look, pass … on, bigger question, big picture, bigger picture, main point, rough, roughly, broad, let it go, let … go unchecked, unchecked, good enough, quick look, skim, overlook, wide view, three points, see the whole, the forest, the essence, sloppy, approximate, large lines, imperfect, let small errors, leave typos',
  },
  following_procedure: {
    acts: 'process, established, procedure, rule, rules, follow the rule, follow the steps, follow it step by step, step by step, stick to the rules, stick to the rule, regulation, instruction, by the book, protocol, comply, compliance, agreed steps, guideline, manual, checklist, policy, safety steps, prescribed, go by the book, obey, required form, the letter',
    opposites:
      'your own judgement, deviate from, exception, bend, bend the rule, bend the rules, short cut, shortcut, skip steps, skip a step, break the rule, own way, use your judgement, use judgement, common sense, ask for an exception, discretion, leeway, deviate, make an exception, spirit of the rule, question the rule, ignore the rule, improvise, cut corners, waive, room for judgement, sense of the rule, set aside the rule',
  },
  record_keeping: {
    acts: 'record, records, write down, write it down, note, note down, log, document, documentation, minutes, file, protocol, notebook, put … in writing, keep track, register, on paper, journal, archive, entries, put it in one place, jot down, entry, paperwork',
    opposites:
      'by word of mouth, in your head, memory, from memory, undocumented, without writing, without notes, tell each other, say it, unrecorded, leave … unwritten, by heart, keep it in your head, verbal, spoken word, drop one record, unwritten, delete, put down the pen, off the record, tear up',
  },
  gathering_evidence: {
    acts: 'evidence, data, fact, facts, figures, count, measure, measurements, proof, number, collect, gather, investigate, research, verify, first-hand, check the facts, survey, statistics, observe, observations, look it up, study, test it, analysis, source, sources, empirical, dig up, back it up, substantiate',
    opposites:
      'act, decide, enough facts, enough evidence, gut, instinct, hunch, without proof, loud opinion, go with what you have, make the decision, what you know already, conclude, draw a conclusion, stop searching, settle it, take the plunge, trust what you have, leap, without more, single complaint, without further, plain answer, guess, estimate',
  },
  critical_thinking: {
    acts: 'find flaws, ask for evidence, look for gaps, consider other explanations, critical, critically, criticise, criticism, critique, weak point, weakness, weaknesses, flaw, gap, contradiction, test … for weak, test the claim, test claims, scrutinise, scrutiny, sceptical, scepticism, doubt, question, pick … apart, poke holes, poke at, challenge, what would have to be true, examine, cross-examine, find fault, devil’s advocate, object, pull … apart, take … apart, sift, probe, dissect, hole in',
    opposites:
      'merit, hold your criticism, hold … criticism, look for the good, strength, strengths, what is good, what works, praise, accept, take … at … word, take at face value, face value, at their word, believe, say yes, good in it, appreciate, build on, welcome, let an idea breathe, let ideas breathe, suspend judgement, yes and, encourage, trust the, support the idea, nod through, swallow, back an idea, what you like about, give an idea a chance, room to grow',
  },
  systems_thinking: {
    acts: 'system, systems, systemic, big picture, bigger picture, whole organisation, whole picture, the whole, connections, connected, interplay, hang together, knock-on, side effect, later effects, ripple, ripple effect, how the parts, affect one another, trace, follow one order, follow the order, follow one, from start to finish, stations, wider, wider causes, wide view, downstream, upstream, interdependence, root causes, chain of, other departments, next door',
    opposites:
      'local, locally, on the spot, repair, local means, single problem, immediate, fix it, fix what is broken, in front of you, one problem, just fix, small repair, narrow, here and now, isolated, quick fix, one fault at a time, at hand, own corner, only your part, simply mend, mend, one thing only',
  },
  risk_awareness: {
    acts: 'backup plan, possible risks, analyse, risk, risks, danger, hazard, what could go wrong, could go wrong, what might go wrong, might go wrong, most likely to go wrong, precaution, prevent, safeguard, think ahead, plan b, contingency, warning, warn, careful, caution, cautious, worry, worries, worst case, safety net, foresee, backup, protect against, prepare for the first, spare, fears, insurance, alert, pitfall',
    opposites:
      'take chances, chances, act, dare, bold, boldly, courage, take a risk, take risks, accept a risk, accept risks, run a risk, try it, go ahead, daring, adventure, leap, lighter check, relax, carefree, chance it, take a chance, take chances, jump, try anything, fearless, let it happen, confidence, unworried, give it a go, brave, gamble, plunge',
  },
  questioning_assumptions: {
    acts: 'question, questioning, assumption, ask why, ask whether, why it is done, why we do, why things, challenge, doubt, reopen, open again, fresh look, examine, examine customs, test what, afresh, what everyone believes, rethink, what would happen without, taken for granted, we do it this way, scrutinise, shake up, turn over stones, sacred cow, put to the test, overturn, re-examine',
    opposites:
      'take … for granted, take as given, take … as given, as given, stay closed, closed, leave … closed, leave … settled, settled, accept, accepts, keep what was agreed, let it stand, let things stand, leave it alone, what is agreed, what was agreed, stick to what, leave … alone, respect what, build on, customs, stand by agreements, leave in peace, keep to it, accept the way, trust what is settled, foundations',
  },
  trusting_intuition: {
    acts: 'intuition, intuitive, intuitively, gut, gut feeling, instinct, instinctive, hunch, feeling, first impression, inner voice, sixth sense, trust your gut, trust your feeling, follow your heart, from the gut, sense, feel for, without proof, nose',
    opposites:
      'fact, facts, check, prove, proof, evidence, data, figure, figures, verify, test, prove your hunch wrong, look for one fact, analyse, analysis, reason, count, measure, look twice, evidence first, rational, contradict, second look, ask for numbers, double-check, think it through, logic',
  },
  generating_ideas: {
    acts: 'idea, ideas, suggestion, suggestions, suggest, brainstorm, brainstorming, come up with, think of ten, inventive, invent, creative, creativity, new thought, ways round, proposal, propose, imagination, imaginative, fresh ideas, think up, dream up, conceive, novel',
    opposites:
      'carry out, carried out, finish, finish one, complete, implement, execute, notebook, park, follow through, put into practice, see one through, one you already have, last year’s answer, existing ideas, deliver, bring … to an end, realise one, one idea, wait until one, silence',
  },
  improvising: {
    acts: 'improvise, improvisation, make … up, make things up, on the spot, make do, on the fly, off the cuff, ad hoc, ad-lib, react, spontaneous, spontaneously, spontaneity, wing it, think on your feet, whatever is there, play it by ear, without a script, surprise, unexpected, invent the day, make it up, jazz, unprepared, unscripted',
    opposites:
      'prepare, prepared, set answer, plan, write the list, list, checklist, routine, procedure, standard, rehearsed answer, schedule, script, fixed, in advance, beforehand, wait for orders, preparation, ready-made, template, set up, rota, keep a spare, ahead of time, organise, structure',
  },
  combining_ideas: {
    acts: 'combine, combination, merge, join, join … together, blend, mix, connect ideas, connect, side by side, fit together, work together, synthesis, synthesise, bring together, put together, weave, both, fuse, parts, patchwork, stitch together, integrate, unite, marry',
    opposites:
      'adopt one, choose one, pick one, as it stands, leave the others, leave some, leave … out, one proposal, single proposal, only one, select one, pure, discard, separate, keep … apart, say no to the rest, drop the rest, on its own, undiluted, unmixed, one solution, drop the others, reject',
  },
  simplifying: {
    acts: 'simplify, simple, simpler, simplicity, remove a step, remove one step, remove, cut steps, cut a step, take away, strip, strip down, streamline, fewer steps, shorten, short version, easier, leave out, reduce steps, leaner, trim, pare down, cut out, boil down, declutter, prune, condense, abridge, slim, minimal, get rid of, abolish, drop a form, one page',
    opposites:
      'exception, put … back, put it back, add, nuance, detail, complexity, complex, complicated, special case, what … leaves out, thorough, keep the step, full version, restore, elaborate, subtlety, subtleties, extra step, another form, fuller, complete version, fine distinctions, depth, richer, whole story, intricate',
  },
  playfulness: {
    acts: 'icebreaker, playful side, wit, riddle, prank, playful, playfulness, play, play around, joke, game, fun, light, lighter, lightness, light-hearted, laugh, laughter, silly, sillier, whimsy, whimsical, humour, curiosity, prank, tease, clown, fool around, mess about, mischief, pleasure, toy, banter, giggle, jest, kidding',
    opposites:
      'stay focused, staying focused, on topic, on task, serious, seriously, seriousness, earnest, in earnest, full earnest, solemn, sober, grave, concentrate, concentration, focus, get on with, businesslike, matter-of-fact, no-nonsense, dull, straight face, buckle down, gravity, dignified, down to business',
  },
  envisioning_the_future: {
    acts: 'future, vision, visionary, envision, picture, imagine, in three years, in five years, years ahead, decade, long term, long-term, dream, look ahead, horizon, lift your eyes, tomorrow’s world, what could be, describe where, foresee, big dream, years from now, far ahead, scenario, daydream, next year',
    opposites:
      'today, this week, present, here and now, by friday, finished by friday, this month, short term, short-term, the roof, near, current, now, immediate, at hand, day-to-day, to-do list, in front of you, practical, down to earth, concrete step, next step, ground, next monday, on your desk, tomorrow morning',
  },
  persuasion: {
    acts: 'persuade, persuasion, persuasive, convince, conviction, win … over, win over, make your case, make a case, argue, put your proposal, sell, argument, talk … round, talk people into, talk into, push, reasons that matter, lobby, bring round, sway, urge, campaign, pitch, hammer home, influence',
    opposites:
      'leave the choice, leave … to the others, leave the decision, let others decide, let them decide, let … choose, ask what speaks against, listen, accept a no, withdraw, let it rest, drop it, step back, say it once, once, hold back, let people make up their own, own minds, leave it at that, back off, let the matter rest, make up their own mind',
  },
  networking: {
    acts: 'network, contact, contacts, introduce yourself, meet people, make contact, acquaintance, connect with, connections, coffee, coffees, get to know, other departments, other teams, conference, reach out, mingle, socialise, relationships, next door, gathering, gatherings, event, events, lunch with, build bridges, circle of',
    opposites:
      'colleagues you work beside, those you work beside, own team, own desk, at your desk, your desk, stay in, stay at, close colleagues, actual work, keep to yourself, people on the spot, miss one, skip one gathering, own people, people next to you, your own four walls, nearest colleagues, immediate colleagues, near you, stay home',
  },
  negotiation: {
    acts: 'negotiate, negotiation, negotiator, bargain, bargaining, haggle, deal, ask for something in return, in return, terms, counter-offer, counteroffer, offer, what you would accept, ask for more, trade, drive a hard bargain, conditions, hold out for, price, concession, quid pro quo, bid',
    opposites:
      'accept a fair offer, fair offer, without bargaining, grant, grant … at once, agree at once, accept the first offer, take the first offer, first offer, ask for nothing, ask nothing, without conditions, unconditionally, no strings, give freely, simply say yes, say yes, just agree, for free, generous, generously, without asking anything, gift, as a favour',
  },
  commanding_attention: {
    acts: 'take up more space, attention, command the room, command attention, presence, take the floor, centre stage, centre of, stand where, stand up, voice, be seen, be heard, everyone can see you, stage, spotlight, limelight, loud, louder, hold the room, own the room, charisma, take the stage, front, in front, eyes on you, fill the room, project, stand tall, make an entrance, entrance, look at you, spoken loudly',
    opposites:
      'share the spotlight, quieter colleagues, sit back, let your work speak, somebody else give, someone else give, let somebody else, let someone else, let others, at the side, to the side, in the background, background, step aside, stay in the back, back row, sit down, quiet, quieter, hand over the floor, give the floor, give the stage, listen, stay silent, add nothing, listener, mumble, unnoticed, low profile, behind the scenes, at the back, yield the floor, blend in',
  },
  building_alliances: {
    acts: 'build relationships, key stakeholders, stakeholders, common interests, line up supporters, private agreements, ally, allies, alliance, coalition, gather support, support before, supporters, join forces, sound … out, sound out, lobby, backing, find partners, partner with, back … up, same trouble, same interest, common cause, win support, behind the scenes, pact, friends, bloc, network of, deals, together with those, raise it together, team up, band together',
    opposites:
      'ideas openly, alone, whole group, open proposal, open … to the whole, in the open, without sounding, openly, go it alone, by yourself, on its merits, stand alone, independent, to everyone at once, public, in public, all at once, own strength, before everyone, single-handed, unprepared',
  },
  using_humour: {
    acts: 'laugh at your, humour, humorous, joke, jokes, funny, fun, laugh, laughter, wit, witty, light remark, quip, irony, tease, banter, smile, mishap, comic, clown, gag, one-liner, pun, lighten the mood, amuse, amusing, wisecrack, crack a',
    opposites:
      'serious, seriously, seriousness, earnest, straight face, sober, matter-of-fact, gravity, take … seriously, earnest question, solemn, hear them out, hear the concern, sincere, grave, straight answer, without jokes, plain reply',
  },
  keeping_promises: {
    acts: 'follow through, fewer commitments, keep every one, promise, promises, keep your word, keep … word, word, keep your promise, deliver on, deliver what, commitment, commit, do what you said, reliable, reliably, reliability, honour your, as agreed, true to your word, stick to what you said, vow, pledge, what you promised, to the letter, what you agreed to, dependable',
    opposites:
      'go back on a promise, more flexible about what, release, release you, ask whether they still want, whether … still want, withdraw, withdraw it, cancel, go back on, renegotiate, break a promise, break your word, change your mind, let … off, ask to be released, ask to be let off, drop the promise, free yourself, revisit, loosen, adapt the promise, still needed, no longer needed',
  },
  even_handedness: {
    acts: 'equal, equally, even-handed, fair, fairly, fairness, same measure, same rule, same for everyone, alike, treat everyone, impartial, impartially, neutral, balance, no favourites, without favour, even, evenly, the same, share out, share evenly, justice, in turn, level playing field, identical, uniform',
    opposites:
      'exception, special circumstances, favourite, favourites, favour, prefer, individual needs, individual, differently, different treatment, special case, unequal, tailor, each according, person’s situation, single out, more to some, adapt to the person, what each needs, particular needs, personal circumstances, bias',
  },
  transparency: {
    acts: 'reasoning, explain why, what you do not know, honest about, transparent, transparency, open, openly, openness, disclose, lay open, explain the reason, explain the reasons, explain why, share information, share your reasons, share reasons, share the reasons, reasons behind, reveal, show your thinking, show how, open your books, tell people why, let people see, publish, make public, half-finished, say why, insight into, show the figures, background of',
    opposites:
      'selective about, unfinished plans, until things are settled, be selective, keep … until, keep the rest, keep it until, hold back, withhold, until it is certain, secret, conceal, discreet, hide, who needs it, need to know, confidential, wait until, private, keep … to yourself, behind closed doors, filter, when it is certain, only with those, only to those, keep quiet, without reasons, sort your, sort what',
  },
  admitting_faults: {
    acts: 'admit, own up, apologise, apology, apologies, say sorry, sorry, my mistake, my fault, confess, confession, acknowledge, take the blame, blame yourself, own your mistake, own the mistake, stand by your mistake, put it right, say that you were wrong, was wrong, were wrong, mea culpa, owning up, excuse yourself, face up to, accept blame',
    opposites:
      'plain fact, thank you, deny, excuse, blame the supplier, blame others, others’ errors, without apology, unapologetic, stand by your work, defend, stand tall, no apology, hide the mistake, cover up, point at, explain instead, the supplier, the system, the weather, let it stand, state the fact, say what happened, unneeded',
  },
  discretion: {
    acts: 'discreet, discreetly, discretion, secret, secrets, confidential, confidence, confidentiality, private, privately, behind a closed door, closed door, keep … to yourself, guard, say nothing, silence, leave out the name, keep quiet, hush, who may hear, lips sealed, secretive, secrecy, lock away, withhold, mum, keep under wraps, names out',
    opposites:
      'open, openly, share, tell, release, harmless information, harmless piece, say aloud, disclose, gossip, chatter, pass on, talk freely, speak freely, spill, reveal, public, let … know, spread, tattle, transparent, in the canteen, make known, inform, publish',
  },
  loyalty: {
    acts: 'loyal, loyalty, stand by, stick by, stick with the team, stand behind, faithful, support your team, support the team, back the team, defend your team, defend the team, praise … to somebody outside, praise … to outsiders, solidarity, close ranks, keep faith, true to, allegiance, protect the team, protect your team, excuse the team, cover for, side with your, devotion, unconditional support, rally round',
    opposites:
      'bring up the problem, bring up one problem, criticise your own, criticise the team, criticism of the team, name the fault, name faults, point out faults, point out the fault, speak against, tell … to strangers, tell … outside, betray, complain outside, question the team, own side, break ranks, step out of line, say what is wrong, name what, expose, uncomfortable truth, hold your own team, problem inside, disagree with your team, challenge your team',
  },
};
