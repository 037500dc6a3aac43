//! Search terms of the command line.

/// Joins the terms into one query. The shell has removed the quotes, so terms with spaces are quoted again.
pub fn joined(words: &[String]) -> String {
    if let [query] = words {
        return query.clone();
    }
    let quoted = words.iter().map(|word| {
        if word.contains(' ') && !word.contains('"') { format!("\"{word}\"") } else { word.clone() }
    });
    quoted.collect::<Vec<_>>().join(" ")
}
