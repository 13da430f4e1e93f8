/**
 * The stems of the passwords that lists of leaked ones are made of. A password is compared by its stem: lower case,
 * digits and signs at its ends taken off, letters written as digits turned back. So one entry stands for thousands:
 * "password" refuses "P@ssw0rd2026!!".
 */
export const commonStems: ReadonlySet<string> = new Set(
  `password passwort passwd contrasena motdepasse wachtwoord haslo parola senha geheim secret secure security
  qwerty qwertyuiop qwertyui qwertz qwertzuiop azerty azertyuiop asdfgh asdfghjkl asdf zxcvbn zxcvbnm yxcvbnm
  qazwsx qazwsxedc qweasd qweasdzxc wsxedc qwertyqwerty asdfasdf qweqwe asdasd zaq qaz wsx
  abc abcd abcde abcdef abcdefg abcdefgh abcdefghij abcabc aaaaaa
  admin administrator root user username guest login welcome welcomeback letmein openup access master default
  changeme changeit temp temporary test tester testing testtest example sample demo hello hellohello goodbye
  iloveyou ilovegod loveyou lovelove iloveu love lovely sweetheart baby babygirl babyboy angel princess prince
  queen king sunshine moonlight starlight rainbow butterfly flower flowers chocolate cookie cookies cheese coffee
  banana orange cherry strawberry blueberry pepper ginger sugar candy
  football baseball basketball soccer hockey tennis golf softball volleyball rugby cricket
  liverpool chelsea arsenal barcelona realmadrid juventus manchester manchesterunited everton celtic rangers
  lakers yankees cowboys steelers eagles packers patriots dolphins raiders redsox
  dragon monkey tiger lion panther eagle falcon phoenix wolf shark horse donkey kitty kitten puppy dog cat fluffy
  superman batman spiderman ironman wonderwoman pokemon pikachu charizard naruto sasuke goku minecraft fortnite
  roblox starwars startrek skywalker darthvader yoda gandalf harrypotter hogwarts hermione matrix
  michael jennifer jessica ashley amanda nicole daniel andrew joshua matthew anthony christopher robert william
  jordan thomas charlie george michelle elizabeth samantha stephanie alexander alexandra benjamin jonathan
  maria anna julia laura martin peter stefan andreas carlos francisco antonio isabella sophie sophia
  maggie buster bailey shadow hunter ranger killer soldier warrior ninja samurai
  summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday january february march april
  june july august september october november december
  london paris berlin madrid newyork california texas florida america england germany france spain italy australia
  canada mexico brazil india pakistan russia china japan
  computer internet google facebook instagram twitter linkedin youtube microsoft windows apple iphone samsung
  android nintendo playstation xbox amazon netflix yahoo hotmail gmail
  mustang corvette ferrari porsche mercedes harley yamaha honda toyota
  freedom trustnoone whatever nothing something blahblah blink forever always never money dollar diamond silver
  golden platinum jesus jesuschrist christ heaven blessed godisgood faith hope lucky success
  company corporate culture business office manager employee human resources fourfold`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
