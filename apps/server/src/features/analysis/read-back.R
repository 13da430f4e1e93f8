# Reads the three files of one export with R's own readers, and prints what a test compares with the server's.
# Usage: Rscript read-back.R answers.sav answers.csv
suppressMessages({ library(haven); library(readr) })
arguments <- commandArgs(trailingOnly = TRUE)
sav <- read_sav(arguments[1])
csv <- suppressMessages(read_csv(arguments[2], show_col_types = FALSE, progress = FALSE,
  col_types = cols(.default = col_character())))
say <- function(...) cat(paste0(..., "\n"))
say("people ", nrow(sav), " ", nrow(csv))
say("same_columns ", identical(names(sav), names(csv)))
say("columns ", ncol(sav))
scores <- grep("^[bpcd]_", names(sav), value = TRUE)
different <- function(name) {
  one <- as.numeric(sav[[name]]); other <- as.numeric(csv[[name]])
  !identical(is.na(one), is.na(other)) || any(abs(one - other) > 1e-9, na.rm = TRUE)
}
say("scores ", length(scores), " different ", sum(vapply(scores, different, TRUE)))
answers <- grep("^[tcm][0-9]+$", names(sav), value = TRUE)
keys <- c("a", "b", "c", "d")
unlike <- function(name) {
  own <- as.numeric(sav[[name]])
  place <- if (grepl("^t", name)) match(csv[[name]], keys) else as.numeric(own)
  !identical(own, as.numeric(place))
}
say("answers ", length(answers), " different ", sum(vapply(answers, unlike, TRUE)))
labelled <- function(name) length(attr(sav[[name]], "labels")) == 4 && nchar(attr(sav[[name]], "label")) > 3
say("labelled ", sum(vapply(answers, labelled, TRUE)))
say("texts_different ", sum(vapply(c("id", "first_name", "last_name", "email", "questionnaire", "keys", "reasons"),
  function(name) { one <- as.character(sav[[name]]); other <- csv[[name]]; other[is.na(other)] <- ""
    !identical(one, other) }, TRUE)))
say("verdicts ", identical(tolower(gsub(" .*", "", as.character(sav$verdict))) != "", rep(TRUE, nrow(sav))))
moments <- parse_datetime(csv$submitted_at)
say("moments ", max(abs(as.numeric(sav$submitted_at) - as.numeric(moments))) <= 1)
say("first ", sav$first_name[1])
say("label ", attr(sav$b_delegation_se, "label"))
