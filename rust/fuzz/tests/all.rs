//! Replays the corpora of the fuzzers with the stable toolchain.

use altmode_fuzz::{TARGETS, dictionary, seeds};
use cpu_time::ThreadTime;
use std::{fs, path::Path, time::Duration};

/// Maximum processor time of an input, for an unoptimised build.
const A_MOMENT: Duration = Duration::from_secs(10);

#[test]
fn every_input_of_the_corpora_is_read_or_refused_in_a_moment() {
    for (name, target) in TARGETS {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(name);
        let mut inputs: Vec<_> = fs::read_dir(&folder)
            .expect("a corpus")
            .map(|entry| entry.expect("an input").path())
            .collect();
        inputs.sort();
        assert!(!inputs.is_empty(), "the corpus of {name} is empty");
        for input in inputs {
            let data = fs::read(&input).expect("an input");
            let begin = ThreadTime::now();
            target(&data);
            assert!(begin.elapsed() < A_MOMENT, "{}: {:?}", input.display(), begin.elapsed());
        }
    }
}

#[test]
fn every_target_has_seeds_and_reads_them_in_a_moment() {
    let seeds = seeds();
    for (name, target) in TARGETS {
        let own = seeds.iter().filter(|seed| seed.target == name);
        // Seeds of scenarios and of packs for Unmatched are the project's own files.
        let files = ["scenario", "unmatched-scenario", "unmatched-pack"];
        assert!(own.clone().count() > 2 || files.contains(&name), "{name} has seeds");
        for seed in own {
            let begin = ThreadTime::now();
            target(&seed.data);
            assert!(begin.elapsed() < A_MOMENT, "{name}/{}: {:?}", seed.name, begin.elapsed());
        }
    }
    let words = dictionary(&seeds);
    assert!(
        words.contains("\"addPlayer\"\n") && words.contains("\"\\\"abilities\\\":\"\n"),
        "words of the seeds are in the dictionary"
    );
}
