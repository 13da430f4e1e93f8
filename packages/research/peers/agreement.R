# How much people of one group agree, as Bliese's multilevel says of its own data sets.
# Rscript agreement.R <file to write>: every variable with its values by group, ICC(1), ICC(2) and rwg of every group.
suppressMessages({
  library(multilevel)
  library(jsonlite)
})

# Several data sets hold copies and means of their own variables: named are those that people answered.
asked <- list(
  bh1996 = list(group = "GRP", answers = c("COHES", "LEAD", "HRS", "WBEING")),
  bhr2000 = list(group = "GRP", answers = c(paste0("AF0", 6:7), "AP12", "AP17", "AP33", "AP34",
                                            paste0("AS", 14:17), "AS28", "HRS", "RELIG")),
  cohesion = list(group = "PLATOON", answers = paste0("COH0", 1:5)),
  klein2000 = list(group = "GRPID", answers = c("JOBSAT", "COHES", "POSAFF", "PAY", "NEGLEAD", "WLOAD", "TASKSIG", "PHYSEN")),
  lq2002 = list(group = "COMPID", answers = c(sprintf("LEAD%02d", 1:11), sprintf("TSIG%02d", 1:3), sprintf("HOSTIL%02d", 1:5))),
  univbct = list(group = "COMPANY", answers = c("JOBSAT1", "COMMIT1", "READY1", "JOBSAT2", "COMMIT2", "READY2", "JOBSAT3", "COMMIT3", "READY3"))
)

# The variance of people who answer at random on a scale of five, as in the package's own examples.
strangers <- 2

of_one <- function(data, name, group, answer) {
  known <- !is.na(data[[answer]]) & !is.na(data[[group]])
  values <- as.numeric(data[[answer]][known])
  groups <- factor(as.character(data[[group]][known]))
  model <- aov(values ~ groups)
  within <- rwg(values, groups, strangers)
  list(data = name, variable = answer, strangers = strangers, values = values, group = as.integer(groups),
       icc1 = ICC1(model), icc2 = ICC2(model),
       rwg = setNames(as.list(within$rwg), match(as.character(within$grpid), levels(groups))))
}

read <- function(name) {
  data(list = name, package = "multilevel", envir = environment())
  found <- get(name)
  # Three rows a person, one for every time: the answers stand in each of them.
  if (name == "univbct") subset(found, TIME == 0) else found
}

results <- do.call(c, lapply(names(asked), function(name) {
  data <- read(name)
  lapply(asked[[name]]$answers, function(answer) of_one(data, name, asked[[name]]$group, answer))
}))
write_json(results, commandArgs(TRUE)[1], auto_unbox = TRUE, digits = NA)
