# Choices that other people collected, and what survival::clogit makes of them.
# Rscript choices.R <file to write>: every study with its sets of options, who was chosen, and clogit's estimates.
suppressMessages({
  library(survival)
  library(psychotools)
  library(BradleyTerry2)
  library(jsonlite)
})

# A row for every option of every set: `design` has a column for every term, `chosen` says which option was taken.
study <- function(name, source, design, set, chosen) {
  fit <- clogit(chosen ~ design + strata(set), method = "exact",
                control = coxph.control(eps = 1e-12, toler.chol = 1e-13, iter.max = 50))
  list(name = name, source = source, sets = length(unique(set)), set = match(set, unique(set)),
       chosen = as.integer(chosen), design = unname(design), terms = colnames(design),
       estimate = unname(coef(fit)), error = unname(sqrt(diag(vcov(fit)))), logLikelihood = fit$loglik[2])
}

# Worths against the first object: a row for the winner and one for the loser of every comparison.
worths <- function(winner, loser, levels) {
  one <- function(object) outer(as.character(object), levels[-1], "==") * 1
  design <- matrix(0, 2 * length(winner), length(levels) - 1, dimnames = list(NULL, levels[-1]))
  design[seq(1, nrow(design), 2), ] <- one(winner)
  design[seq(2, nrow(design), 2), ] <- one(loser)
  design
}

pairs_of <- function(name, source, winner, loser, levels) {
  sets <- length(winner)
  study(name, source, worths(winner, loser, levels), rep(seq_len(sets), each = 2), rep(1:0, sets))
}

# Undecided comparisons say nothing of a choice and are left out.
from_paircomp <- function(name, source, compared) {
  values <- as.matrix(compared)
  objects <- labels(compared)
  ends <- do.call(rbind, strsplit(colnames(values), ":", fixed = TRUE))
  at <- which(!is.na(values) & values != 0, arr.ind = TRUE)
  first <- ends[at[, 2], 1]
  second <- ends[at[, 2], 2]
  won <- values[at] > 0
  pairs_of(name, source, ifelse(won, first, second), ifelse(won, second, first), objects)
}

names_study <- function() {
  data("FirstNames", package = "psychotools", envir = environment())
  from_paircomp("FirstNames: six names for a boy", "psychotools", FirstNames$preference)
}

parties_study <- function() {
  data("GermanParties2009", package = "psychotools", envir = environment())
  from_paircomp("GermanParties2009: six options at an election", "psychotools", GermanParties2009$preference)
}

sound_study <- function(time) {
  data("SoundQuality", package = "psychotools", envir = environment())
  name <- sprintf("SoundQuality, %s elicitation: eight ways to reproduce sound", time)
  from_paircomp(name, "psychotools", SoundQuality$preference[SoundQuality$time == time])
}

schools_study <- function() {
  data("CEMS", package = "BradleyTerry2", envir = environment())
  rows <- subset(CEMS$preferences, !is.na(win1) & win1 != win2)
  first <- rows$win1 > rows$win2
  pick <- function(yes) as.character(ifelse(yes, as.character(rows$school1), as.character(rows$school2)))
  levels <- levels(rows$school1)
  plain <- worths(pick(first), pick(!first), levels)
  # Whoever does not speak Spanish may think otherwise of every school.
  poor <- rep(CEMS$students$SPA[rows$student] == "poor", each = 2) * 1
  moved <- plain * poor
  colnames(moved) <- paste(colnames(plain), "(poor Spanish)")
  sets <- nrow(rows)
  study("CEMS: six schools, by students' Spanish", "BradleyTerry2", cbind(plain, moved),
        rep(seq_len(sets), each = 2), rep(1:0, sets))
}

baseball_study <- function() {
  data("baseball", package = "BradleyTerry2", envir = environment())
  games <- rbind(
    data.frame(winner = baseball$home.team, loser = baseball$away.team, home = 1)[rep(1:nrow(baseball), baseball$home.wins), ],
    data.frame(winner = baseball$away.team, loser = baseball$home.team, home = 0)[rep(1:nrow(baseball), baseball$away.wins), ])
  at_home <- c(rbind(games$home, 1 - games$home))
  design <- cbind(worths(games$winner, games$loser, levels(baseball$home.team)), "at home" = at_home)
  sets <- nrow(games)
  study("baseball: seven teams, at home or away", "BradleyTerry2", design, rep(seq_len(sets), each = 2), rep(1:0, sets))
}

citations_study <- function() {
  data("citations", package = "BradleyTerry2", envir = environment())
  counts <- as.data.frame(citations)
  counts <- counts[as.character(counts$cited) != as.character(counts$citing), ]
  rows <- counts[rep(seq_len(nrow(counts)), counts$Freq), ]
  pairs_of("citations: four journals that cite one another", "BradleyTerry2", rows$cited, rows$citing, rownames(citations))
}

occupations_study <- function() {
  people <- survival::logan
  occupations <- levels(people$occupation)
  set <- rep(seq_len(nrow(people)), each = length(occupations))
  option <- rep(occupations, nrow(people))
  plain <- outer(option, occupations[-1], "==") * 1
  colnames(plain) <- occupations[-1]
  schooling <- plain * (people$education[set] - mean(people$education))
  colnames(schooling) <- paste("education,", occupations[-1])
  study("logan: one of five occupations, by education", "survival", cbind(plain, schooling), set,
        option == as.character(people$occupation)[set])
}

studies <- list(names_study(), parties_study(), sound_study("before"), sound_study("after"), schools_study(),
                baseball_study(), citations_study(), occupations_study())
write_json(studies, commandArgs(TRUE)[1], auto_unbox = TRUE, digits = NA, matrix = "rowmajor")
